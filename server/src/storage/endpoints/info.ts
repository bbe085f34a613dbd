import { findObject } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { readObjectPath } from '../requests/object-path.ts';
import type { StorageContext } from '../storage-context.ts';

/** GET object/info/{bucket}/{path}: returns an object's metadata. */
export async function info(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const named = new URL(request.url).pathname.includes('/object/info/authenticated/');
  const path = readObjectPath(request, named ? '/object/info/authenticated/' : '/object/info/');
  const object = await storage.database.asUser(claims, (transaction) => findObject(transaction, path));
  const { id, name, version, bucket_id, metadata, created_at } = object;
  return Response.json({
    ...{ id, name, version, bucket_id, created_at, metadata: {} },
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
  });
}
