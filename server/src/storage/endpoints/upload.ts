import type { Claims } from '#database/port.ts';
import { isRowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { Refusal } from '#errors.ts';
import { findBucket, isPictureBucket, withServerLimits } from '../objects/bucket.ts';
import { allowsMediaType, parseMediaType, unsupportedType } from '../objects/media-type.ts';
import { storeObject } from '../objects/store-object.ts';
import type { ObjectContent, StoredObject } from '../objects/stored-object.ts';
import { runInSequence } from '../pictures/run-in-sequence.ts';
import { profilePhotoRules, rowPhotoRules } from '../photo-limits.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import { identify } from '../requests/identify.ts';
import { readObjectPath, type ObjectPath } from '../requests/object-path.ts';
import { readUpload, type Upload } from '../requests/read-upload.ts';
import type { StorageContext } from '../storage-context.ts';

/** POST, PUT object/{bucket}/{path}: stores an object. PUT, or POST with `x-upsert: true`, replaces an existing object. */
export async function upload(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const path = readObjectPath(request, '/object/');
  const replace = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const object = await takeUpload(storage, request, claims, { ...path, replace });
  return Response.json({ Id: object.id, Key: `${object.bucket_id}/${object.name}` });
}

/** Reads, checks and stores an upload, with the rights of these claims. The app's own buckets store a re-encoded picture. */
export async function takeUpload(
  storage: StorageContext,
  request: Request,
  claims: Claims,
  to: ObjectPath & { replace: boolean },
): Promise<StoredObject> {
  const bucket = withServerLimits(await findBucket(storage.database, to.bucket), storage.config);
  const given = await readUpload(request, bucket.file_size_limit);
  const content = isPictureBucket(bucket.id)
    ? await toPhoto(storage, claims, bucket.id, given)
    : await asSent(storage, claims, bucket.id, given);
  if (!allowsMediaType(bucket.allowed_mime_types, content.mimeType)) throw unsupportedType(content.mimeType);
  return storeObject(storage, claims, to, content);
}

async function toPhoto(storage: StorageContext, claims: Claims, bucket: string, { bytes }: Upload): Promise<ObjectContent> {
  // Otherwise accounts above the limit could fill the queue without end, because refused uploads do not count.
  await storage.checkUploads(claims, bucket);
  if (isRowPhotoBucket(bucket) && claims.role === 'authenticated') await askWhetherMayAdd(storage, claims, bucket);
  return runInSequence(claims.sub, async () => {
    // Count the upload here, when its processing begins. An upload that the full queue refuses must not count.
    await storage.limitUploads(claims, bucket);
    return preparePicture(bytes, isRowPhotoBucket(bucket) ? rowPhotoRules(bucket) : profilePhotoRules);
  });
}

/**
 * Throws `AccessDenied` if the policy would refuse another object, before the picture takes a place in the queue. Photos
 * that rows name are never replaced, so each upload adds one. The policy decides again when the row is written.
 */
async function askWhetherMayAdd({ database }: StorageContext, claims: Claims, bucket: string): Promise<void> {
  await database.asUser(claims, async (transaction) => {
    const { rows } = await transaction.query<{ may: boolean }>('select app.may_add_object($1) as may', [bucket]);
    if (rows[0]?.may !== true) throw new Refusal('AccessDenied');
  });
}

async function asSent(
  storage: StorageContext,
  claims: Claims,
  bucket: string,
  { bytes, declaredType }: Upload,
): Promise<ObjectContent> {
  await storage.limitUploads(claims, bucket);
  const mimeType = parseMediaType(declaredType);
  if (mimeType === undefined) throw unsupportedType(declaredType.slice(0, 100));
  return { bytes, mimeType };
}
