import { Refusal } from '#errors.ts';
import { findBucket, withServerLimits } from '../objects/bucket.ts';
import { findObject } from '../objects/stored-object.ts';
import { sendObject } from '../objects/send-object.ts';
import { identify } from '../requests/identify.ts';
import { readObjectPath } from '../requests/object-path.ts';
import type { StorageContext } from '../storage-context.ts';

/** GET, HEAD object/{bucket}/{path} and object/authenticated/{bucket}/{path}: sends an object's bytes. */
export async function download(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const named = new URL(request.url).pathname.includes('/object/authenticated/');
  const path = readObjectPath(request, named ? '/object/authenticated/' : '/object/');
  const object = await storage.database.asUser(claims, (transaction) => findObject(transaction, path));
  return sendObject(storage, request, object);
}

/**
 * GET, HEAD object/public/{bucket}/{path}: sends an object of a public bucket to anybody. Throws `NoSuchBucket` for a
 * private bucket, as for a missing one.
 */
export async function downloadPublic(storage: StorageContext, request: Request): Promise<Response> {
  const path = readObjectPath(request, '/object/public/');
  const bucket = withServerLimits(await findBucket(storage.database, path.bucket), storage.config);
  if (!bucket.public) throw new Refusal('NoSuchBucket');
  const object = await storage.database.asOwner((transaction) => findObject(transaction, path));
  return sendObject(storage, request, object, { isPublic: true });
}
