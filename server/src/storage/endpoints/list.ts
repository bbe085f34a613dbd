import { z } from 'zod';
import { findBucket, isPictureBucket } from '../objects/bucket.ts';
import { type StoredObject, presentObject } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { readFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';

const body = z.object({
  prefix: z.string().max(200).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

type Entry = StoredObject & { entry: string; folder: boolean };

/**
 * POST object/list/{bucket}: lists a folder, without its subfolders' contents. Files come with metadata, folders only
 * with their name. `search` is a case-insensitive prefix of the name.
 */
export async function list(storage: StorageContext, request: Request, bucketId: string): Promise<Response> {
  const claims = await identify(storage, request);
  const { prefix, limit, offset, search, sortBy } = await readFields(request, body);
  const bucket = await findBucket(storage.database, bucketId);
  const within = prefix.replace(/^\/+|\/{1,8}$/g, '');
  const folder = within === '' ? '' : `${within}/`;
  const onlyOwn = isPictureBucket(bucket.id) && claims.role === 'authenticated';
  const { rows } = await storage.database.asUser(claims, (transaction) =>
    transaction.query<Entry>(entriesOf({ onlyOwn, sortBy }), [bucket.id, folder, search, limit, offset]),
  );
  return Response.json(rows.map(present));
}

/**
 * The SQL of a list, with the parameters bucket, folder, search, limit and offset. `onlyOwn` reads no other account's folder.
 * The result stays the same in the app's own buckets, whose policies show users only their own folder.
 */
export function entriesOf({ onlyOwn, sortBy }: { onlyOwn: boolean; sortBy: z.output<typeof body>['sortBy'] }): string {
  // This text is safe in SQL, because the body's schema allows only the listed columns and orders.
  const order = `${sortBy.column === 'name' ? 'entry collate "C"' : sortBy.column} ${sortBy.order}`;
  return `select * from (
      select distinct on (entry, folder) * from (
        select object.*, split_part(rest, '/', 1) as entry, position('/' in rest) > 0 as folder
        from storage.objects object, substr(object.name, length($2) + 1) as rest
        where object.bucket_id = $1 and starts_with(object.name, $2) ${onlyOwn ? inOwnFolder : ''}
      ) as below where starts_with(lower(entry), lower($3))
    ) as entries order by ${order}, entry limit $4 offset $5`;
}

/** All names in the user's own folder, as a range that the index `objects_folder` finds: '0' comes right after '/'. */
const inOwnFolder = `and object.name collate "C" ~>=~ ((select auth.uid())::text || '/')
  and object.name collate "C" ~<~ ((select auth.uid())::text || '0')`;

function present(row: Entry): Record<string, unknown> {
  const { entry, folder, ...object } = row;
  if (!folder) return { ...presentObject(object), name: entry };
  return { name: entry, id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null };
}
