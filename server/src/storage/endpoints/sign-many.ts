import { z } from 'zod';
import { findBucket } from '../objects/bucket.ts';
import { identify } from '../requests/identify.ts';
import { checkName } from '../requests/object-path.ts';
import { readFields } from '../requests/read-fields.ts';
import type { StorageContext } from '../storage-context.ts';
import { expiresIn, signedAddress } from './sign.ts';

const body = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(100) });
const unseen = 'Either the object does not exist or you do not have access to it';

/**
 * POST object/sign/{bucket}: returns signed addresses of several objects. For an object that does not exist or that the
 * caller may not see, it returns an error instead of the address.
 */
export async function signMany(storage: StorageContext, request: Request, bucketId: string): Promise<Response> {
  const claims = await identify(storage, request);
  const given = await readFields(request, body);
  const bucket = await findBucket(storage.database, bucketId);
  const names = given.paths.map(checkName);
  const { rows } = await storage.database.asUser(claims, (transaction) =>
    transaction.query<{ name: string }>('select name from storage.objects where bucket_id = $1 and name = any($2)', [
      bucket.id,
      names,
    ]),
  );
  const seen = new Set(rows.map((row) => row.name));
  const answers = names.map(async (name) => {
    if (!seen.has(name)) return { path: name, error: unseen, signedURL: null };
    const path = { bucket: bucket.id, name };
    return { path: name, error: null, signedURL: await signedAddress(storage, path, given.expiresIn) };
  });
  return Response.json(await Promise.all(answers));
}
