import { Hono, type Context } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { isRowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { getBucket, listBuckets } from './endpoints/buckets.ts';
import { createBucket, deleteBucket, emptyBucket, updateBucket } from './endpoints/change-buckets.ts';
import { copy } from './endpoints/copy.ts';
import { downloadSigned } from './endpoints/download-signed.ts';
import { download, downloadPublic } from './endpoints/download.ts';
import { info } from './endpoints/info.ts';
import { list } from './endpoints/list.ts';
import { move } from './endpoints/move.ts';
import { removeMany, removeOne } from './endpoints/remove.ts';
import { signMany } from './endpoints/sign-many.ts';
import { sign } from './endpoints/sign.ts';
import { signUpload, uploadSigned } from './endpoints/signed-upload.ts';
import { upload } from './endpoints/upload.ts';
import { limitUploads } from './limit-uploads.ts';
import { mostRowPhotosAnHour } from './photo-limits.ts';
import type { StorageContext, StorageDependencies } from './storage-context.ts';

/**
 * storage/v1: files in buckets, compatible with Supabase's storage server. The app's own buckets contain only pictures. The
 * database decides for each row whether a user may see or change it. Throws `Refusal`s, which the HTTP pipeline turns into
 * responses.
 */
export function storageRoutes(dependencies: StorageDependencies): Hono<RequestEnvironment> {
  const limitOthers = limitUploads();
  const limitRowPhotos = limitUploads(mostRowPhotosAnHour);
  const limitOf = (bucket: string) => (isRowPhotoBucket(bucket) ? limitRowPhotos : limitOthers);
  const storage: StorageContext = {
    ...dependencies,
    limitUploads: (claims, bucket) => limitOf(bucket).count(claims),
    checkUploads: (claims, bucket) => limitOf(bucket).check(claims),
  };
  type Endpoint = (storage: StorageContext, request: Request, bucket: string) => Promise<Response>;
  const answer = (endpoint: Endpoint) => (context: Context<RequestEnvironment>) =>
    endpoint(storage, context.req.raw, context.req.param('bucket') ?? '');

  const routes = new Hono<RequestEnvironment>();
  routes.get('/bucket', answer(listBuckets));
  routes.get('/bucket/:bucket', answer(getBucket));
  routes.post('/bucket', answer(createBucket));
  routes.put('/bucket/:bucket', answer(updateBucket));
  routes.post('/bucket/:bucket/empty', answer(emptyBucket));
  routes.delete('/bucket/:bucket', answer(deleteBucket));
  routes.all('/render/*', unsupported('Pictures are not transformed.'));
  routes.all('/upload/*', unsupported('Uploads are sent whole.'));

  routes.post('/object/move', answer(move));
  routes.post('/object/copy', answer(copy));
  routes.post('/object/list/:bucket', answer(list));
  routes.post('/object/list-v2/:bucket', unsupported('Lists are asked for by object/list.'));
  routes.post('/object/sign/:bucket', answer(signMany));
  routes.post('/object/sign/:bucket/*', answer(sign));
  routes.get('/object/sign/:bucket/*', answer(downloadSigned));
  routes.post('/object/upload/sign/:bucket/*', answer(signUpload));
  routes.put('/object/upload/sign/:bucket/*', answer(uploadSigned));
  routes.get('/object/public/:bucket/*', answer(downloadPublic));
  routes.get('/object/info/:bucket/*', answer(info));
  routes.get('/object/authenticated/:bucket/*', answer(download));
  routes.delete('/object/:bucket', answer(removeMany));
  routes.get('/object/:bucket/*', answer(download));
  routes.post('/object/:bucket/*', answer(upload));
  routes.put('/object/:bucket/*', answer(upload));
  routes.delete('/object/:bucket/*', answer(removeOne));
  return routes;
}

function unsupported(message: string): () => never {
  return () => {
    throw new Refusal('NotSupported', { message });
  };
}
