import { Refusal } from '#errors.ts';
import { withPhotoLimits, type Bucket } from '../objects/bucket.ts';
import { identify } from '../requests/identify.ts';
import type { StorageContext } from '../storage-context.ts';

/** GET bucket: lists the buckets that the caller may see. Only the operator may see any. */
export async function listBuckets(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const { rows } = await storage.database.asUser(claims, (transaction) =>
    transaction.query<Bucket>('select * from storage.buckets order by id'),
  );
  return Response.json(rows.map((bucket) => withPhotoLimits(bucket, storage.config)));
}

/** GET bucket/{id}: returns one bucket. Throws `NoSuchBucket` if it does not exist or the caller may not see it. */
export async function getBucket(storage: StorageContext, request: Request, id: string): Promise<Response> {
  const claims = await identify(storage, request);
  const { rows } = await storage.database.asUser(claims, (transaction) =>
    transaction.query<Bucket>('select * from storage.buckets where id = $1', [id]),
  );
  const [bucket] = rows;
  if (!bucket) throw new Refusal('NoSuchBucket');
  return Response.json(withPhotoLimits(bucket, storage.config));
}
