import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
/**
 * Stores the bytes of objects: on the disk by default, or with an S3-compatible service. The server generates each id
 * and writes it only once, so a reader gets either all bytes or none.
 */
export interface ObjectStore {
  /** Resolves when the bytes are safe from a power failure. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Reads all bytes of an object. Undefined if there is no object with this id. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Opens an object for reading in parts. `size` is its length in bytes. Undefined if there is no object with this id. */
  open(id: string): Promise<{ size: number; body: ReadableStream<Uint8Array<ArrayBuffer>> } | undefined>;
  /** Removes an object. Does nothing if it does not exist. */
  remove(id: string): Promise<void>;
}

/** Opens the configured store: an S3-compatible service, or the data folder. */
export function openObjectStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): ObjectStore {
  return s3 ? s3Store(s3) : diskStore(join(dataFolder, 'objects'));
}
