import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { download } from './endpoints/download.ts';
import { downloadSigned } from './endpoints/download-signed.ts';
import { sign } from './endpoints/sign.ts';
import { upload } from './endpoints/upload.ts';
import { limitUploads } from './limit-uploads.ts';
import type { StorageContext, StorageDependencies } from './storage-context.ts';

/**
 * storage/v1: files in buckets, as the public storage server has them; here they are pictures. What a person may see and change is the database's own
 * decision, row by row. Throws `Refusal`s, which the pipeline renders.
 */
export function storageRoutes(dependencies: StorageDependencies): Hono<RequestEnvironment> {
  const storage: StorageContext = { ...dependencies, limitUploads: limitUploads() };
  const answer = (endpoint: (storage: StorageContext, request: Request) => Promise<Response>) => {
    return (context: { req: { raw: Request } }) => endpoint(storage, context.req.raw);
  };

  const routes = new Hono<RequestEnvironment>();
  routes.post('/object/sign/:bucket/*', answer(sign));
  routes.get('/object/sign/:bucket/*', answer(downloadSigned));
  routes.get('/object/authenticated/:bucket/*', answer(download));
  routes.get('/object/:bucket/*', answer(download));
  routes.post('/object/:bucket/*', answer(upload));
  routes.put('/object/:bucket/*', answer(upload));
  return routes;
}
