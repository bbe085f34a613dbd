import { join } from 'node:path';
import type { Config } from '#config.ts';
import { diskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Store } from './s3-store.ts';

/** Where the settings want the bytes of uploads: with an S3-compatible service, or in the data folder. */
export function openObjectStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): ObjectStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'objects'));
}
