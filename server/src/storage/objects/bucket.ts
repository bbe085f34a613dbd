import { largestPhoto } from '@cogn/shared/input-limits.ts';
import { isRowPhotoBucket, rowPhotoLimits } from '@cogn/shared/row-photos.ts';
import type { Config } from '#config/config.ts';
import type { Claims, Database, Transaction } from '#database/port.ts';
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

/** The bucket of profile photos, for which the operator can set limits. */
export const photoBucket = 'avatars';

/**
 * Whether a bucket is one of the app's own, in which every object is a re-encoded picture. endpoints/change-buckets.ts refuses to
 * change, empty or delete these buckets.
 */
export const isPictureBucket = (id: string): boolean => id === photoBucket || isRowPhotoBucket(id);

/**
 * The maximum bytes of an object in any bucket. The server reads an upload into memory, and http/edge-limits.ts bounds
 * the sum of such bodies.
 */
export const largestObject = largestPhoto;

/** Returns the bucket with the server's limits applied; for profile photos also the operator's limits. */
export function withServerLimits(bucket: Bucket, { photos }: Config): Bucket & { file_size_limit: number } {
  const file_size_limit = Math.min(bucket.file_size_limit ?? largestObject, largestObject);
  if (isRowPhotoBucket(bucket.id)) {
    const { largest } = rowPhotoLimits[bucket.id];
    return { ...bucket, public: false, file_size_limit: largest, allowed_mime_types: ['image/jpeg'] };
  }
  if (bucket.id !== photoBucket) return { ...bucket, file_size_limit };
  const types = photos.types.map((type) => `image/${type}`);
  return {
    ...bucket,
    public: false,
    file_size_limit: Math.min(file_size_limit, photos.largest),
    allowed_mime_types: bucket.allowed_mime_types?.filter((type) => types.includes(type)) ?? types,
  };
}

/** The form in which the bucket endpoints return a bucket: the app's own with the limits that apply. */
export function presentBucket(bucket: Bucket, config: Config): Record<string, unknown> {
  return { ...(isPictureBucket(bucket.id) ? withServerLimits(bucket, config) : bucket), type: 'STANDARD' };
}

/**
 * Finds a bucket for any caller, because only the policies of its objects control access. Throws `NoSuchBucket` if
 * there is none.
 */
export async function findBucket(database: Database, id: string): Promise<Bucket> {
  return database.asOwner((transaction) => selectBucket(transaction, id));
}

/**
 * Finds a bucket with the caller's rights. Only the operator may see buckets. For other callers, it throws `NoSuchBucket`, as for
 * a missing bucket.
 */
export async function findVisibleBucket(database: Database, claims: Claims, id: string): Promise<Bucket> {
  return database.asUser(claims, (transaction) => selectBucket(transaction, id));
}

async function selectBucket(transaction: Transaction, id: string): Promise<Bucket> {
  const { rows } = await transaction.query<Bucket>('select * from storage.buckets where id = $1', [id]);
  const [bucket] = rows;
  if (!bucket) throw new Refusal('NoSuchBucket');
  return bucket;
}
