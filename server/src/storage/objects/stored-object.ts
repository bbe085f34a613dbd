import { type Transaction, DatabaseError } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { ObjectPath } from '../requests/object-path.ts';

/** What is known of an object's bytes, in the words of hosted Supabase. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
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

/** The object at a path, as far as whoever the transaction acts for may see it. Refuses `NoSuchKey`. */
export async function findObject(transaction: Transaction, { bucket, name }: ObjectPath): Promise<StoredObject> {
  const { rows } = await transaction.query<StoredObject>(
    'select * from storage.objects where bucket_id = $1 and name = $2',
    [bucket, name],
  );
  const [object] = rows;
  if (!object) throw new Refusal('NoSuchKey');
  return object;
}

/** The refusal for a database error: a right that is missing, a name that is taken, a person who is gone. Others are faults. */
export function databaseRefusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') {
    return new Refusal('AccessDenied', { message: 'new row violates row-level security policy', cause: error });
  }
  if (error.code === '23505') return new Refusal('KeyAlreadyExists', { cause: error });
  if (error.code === '23503') return new Refusal('AccessDenied', { cause: error });
  return error;
}

/** An object as lists and removals show it. */
export function presentObject(object: StoredObject): Record<string, unknown> {
  const { id, bucket_id, name, owner, metadata, created_at, updated_at, last_accessed_at } = object;
  return { name, id, bucket_id, owner, metadata, created_at, updated_at, last_accessed_at };
}
