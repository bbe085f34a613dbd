import type { Config } from '#config/config.ts';
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

/** Returns the bucket with the operator's limits for photos applied, where they are stricter. */
export function withPhotoLimits(bucket: Bucket, { photos }: Config): Bucket {
  const types = photos.types.map((type) => `image/${type}`);
  return {
    ...bucket,
    file_size_limit: Math.min(bucket.file_size_limit ?? photos.largest, photos.largest),
    allowed_mime_types: bucket.allowed_mime_types?.filter((type) => types.includes(type)) ?? types,
  };
}

/**
 * Finds a bucket for any caller, because only the policies of its objects control access. Throws `NoSuchBucket` if
 * there is none.
 */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<Bucket>('select * from storage.buckets where id = $1', [id]),
  );
  const [bucket] = rows;
  if (!bucket) throw new Refusal('NoSuchBucket');
  return bucket;
}
