import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
/**
 * Where the bytes of objects are kept: on disk by default, with an S3-compatible service by setting. An id is made by the server, used once and
 * never written again, so whoever reads sees all of it or nothing.
 */
export interface ObjectStore {
  /** Resolves when the bytes will outlive a power failure. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there are none. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removing what is gone already is no error. */
  remove(id: string): Promise<void>;
}

/** Where the settings want the bytes of uploads: with an S3-compatible service, or in the data folder. */
export function openObjectStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): ObjectStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'objects'));
}
