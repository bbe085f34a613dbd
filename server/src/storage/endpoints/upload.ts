import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findBucket, withPhotoLimits } from '../objects/bucket.ts';
import { storeObject } from '../objects/store-object.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { runInSequence } from '../pictures/run-in-sequence.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import { identify } from '../requests/identify.ts';
import { readObjectPath, type ObjectPath } from '../requests/object-path.ts';
import { readUpload } from '../requests/read-upload.ts';
import type { StorageContext } from '../storage-context.ts';

/** POST object/{bucket}/{path}: creates an object. With `x-upsert: true` it replaces an existing one, as PUT always does. */
export async function upload(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const path = readObjectPath(request, '/object/');
  const replace = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const object = await takeUpload(storage, request, claims, { ...path, replace });
  return Response.json({ Id: object.id, Key: `${object.bucket_id}/${object.name}` });
}

/** Reads, checks, re-encodes and stores an uploaded picture, with the rights of these claims. */
export async function takeUpload(
  storage: StorageContext,
  request: Request,
  claims: Claims,
  to: ObjectPath & { replace: boolean },
): Promise<StoredObject> {
  const bucket = withPhotoLimits(await findBucket(storage.database, to.bucket), storage.config);
  const given = await readUpload(request, bucket.file_size_limit ?? storage.config.photos.largest);
  const picture = await runInSequence(claims.sub, async () => {
    // Count the upload here, when its processing begins. An upload that the full queue refuses must not count.
    await storage.limitUploads(claims);
    return preparePicture(given);
  });
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(picture.mimeType)) {
    throw new Refusal('InvalidMimeType', { message: `mime type ${picture.mimeType} is not supported` });
  }
  return storeObject(storage, claims, to, picture);
}
