import type { Transaction } from '#database/port.ts';
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
