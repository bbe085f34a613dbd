import { z } from 'zod';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findBucket } from '../objects/bucket.ts';
import { type StoredObject, databaseRefusal, presentObject } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { checkName, readObjectPath } from '../requests/object-path.ts';
import { readFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';
import { sweepQuietly } from '../sweep-orphaned-objects.ts';

const body = z.object({ prefixes: z.array(z.string()).min(1).max(100) });

/**
 * DELETE object/{bucket}: removes the named objects. Returns those that existed and that the caller was allowed to remove.
 */
export async function removeMany(storage: StorageContext, request: Request, bucketId: string): Promise<Response> {
  const claims = await identify(storage, request);
  const { prefixes } = await readFields(request, body);
  const bucket = await findBucket(storage.database, bucketId);
  const removed = await removeObjects(storage, claims, bucket.id, prefixes.map(checkName));
  return Response.json(removed.map(presentObject));
}

/**
 * DELETE object/{bucket}/{path}: removes one object. Throws `NoSuchKey` if it does not exist or the caller may not
 * remove it.
 */
export async function removeOne(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const path = readObjectPath(request, '/object/');
  const removed = await removeObjects(storage, claims, path.bucket, [path.name]);
  if (removed.length === 0) throw new Refusal('NoSuchKey');
  return Response.json({ message: 'Successfully deleted' });
}

async function removeObjects(
  storage: StorageContext,
  claims: Claims,
  bucket: string,
  names: string[],
): Promise<StoredObject[]> {
  try {
    const { rows } = await storage.database.asUser(claims, (transaction) =>
      transaction.query<StoredObject>('delete from storage.objects where bucket_id = $1 and name = any($2) returning *', [
        bucket,
        names,
      ]),
    );
    return rows;
  } catch (error) {
    throw databaseRefusal(error);
  } finally {
    await sweepQuietly(storage);
  }
}
