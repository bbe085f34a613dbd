import { type Transaction, DatabaseError } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { ObjectPath } from '../requests/object-path.ts';

/** The metadata of an object's bytes. The field names are hosted Supabase's. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

/** The bytes of an object, and its media type. */
export interface ObjectContent {
  bytes: Uint8Array;
  mimeType: string;
}

/** A row of `storage.objects`. */
export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  version: string;
  metadata: ObjectMetadata;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

/** Finds the object at a path. Throws `NoSuchKey` if it does not exist, or if the transaction's user may not see it. */
export async function findObject(transaction: Transaction, { bucket, name }: ObjectPath): Promise<StoredObject> {
  const { rows } = await transaction.query<StoredObject>(
    'select * from storage.objects where bucket_id = $1 and name = $2',
    [bucket, name],
  );
  const [object] = rows;
  if (!object) throw new Refusal('NoSuchKey');
  return object;
}

/**
 * Converts a database error to a refusal: a missing right, an existing name, a deleted user. Returns other errors
 * unchanged.
 */
export function databaseRefusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') {
    return new Refusal('AccessDenied', { message: 'new row violates row-level security policy', cause: error });
  }
  if (error.code === '23505') return new Refusal('KeyAlreadyExists', { cause: error });
  if (error.code === '23503') return new Refusal('AccessDenied', { cause: error });
  return error;
}

/** The form in which the list and remove endpoints return an object. */
export function presentObject(object: StoredObject): Record<string, unknown> {
  const { id, bucket_id, name, owner, metadata, created_at, updated_at, last_accessed_at } = object;
  return { name, id, bucket_id, owner, metadata, created_at, updated_at, last_accessed_at };
}
