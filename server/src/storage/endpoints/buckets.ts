import { z } from 'zod';
import { presentBucket, findVisibleBucket, type Bucket } from '../objects/bucket.ts';
import { identify } from '../requests/identify.ts';
import { parseFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';

const options = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/**
 * GET bucket: lists the buckets that the caller may see. Only the operator may see any. `search` is a part of the name;
 * upper and lower case count as equal.
 */
export async function listBuckets(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const asked = parseFields(Object.fromEntries(new URL(request.url).searchParams), options, 'querystring');
  // This text is safe in SQL, because the schema allows only the listed columns and orders.
  const order = `${asked.sortColumn} ${asked.sortOrder}`;
  const { rows } = await storage.database.asUser(claims, (transaction) =>
    transaction.query<Bucket>(
      `select * from storage.buckets where position(lower($1) in lower(name)) > 0 order by ${order}, id limit $2 offset $3`,
      [asked.search, asked.limit, asked.offset],
    ),
  );
  return Response.json(rows.map((bucket) => presentBucket(bucket, storage.config)));
}

/** GET bucket/{id}: returns one bucket. Throws `NoSuchBucket` if it does not exist or the caller may not see it. */
export async function getBucket(storage: StorageContext, request: Request, id: string): Promise<Response> {
  const claims = await identify(storage, request);
  return Response.json(presentBucket(await findVisibleBucket(storage.database, claims, id), storage.config));
}
