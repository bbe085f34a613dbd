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
