import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** A row of `storage.buckets`. */
export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** Finds the bucket of a request for any caller: the policies of its objects decide access. Throws `NoSuchBucket` if there is none. */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<Bucket>('select * from storage.buckets where id = $1', [id]),
  );
  const [bucket] = rows;
  if (!bucket) throw new Refusal('NoSuchBucket');
  return bucket;
}
