import { Refusal } from '#errors.ts';
import { storeObject } from '../objects/store-object.ts';
import { findObject } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { readFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';
import { readMoveBody, moveBody } from './move.ts';

/** POST object/copy: copies an object to another name in its bucket. */
export async function copy(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const { bucket, from, to } = await readMoveBody(storage, await readFields(request, moveBody));
  await storage.limitUploads(claims, bucket);
  const { version, metadata } = await storage.database.asUser(claims, (transaction) =>
    findObject(transaction, { bucket, name: from }),
  );
  const bytes = await storage.objects.get(version);
  if (!bytes) throw new Refusal('NoSuchKey');
  const replace = request.headers.get('x-upsert') === 'true';
  const object = await storeObject(storage, claims, { bucket, name: to, replace }, { bytes, mimeType: metadata.mimetype });
  return Response.json({ Id: object.id, Key: `${bucket}/${object.name}` });
}
