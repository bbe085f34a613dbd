import { z } from 'zod';
import { Refusal } from '#errors.ts';
import { findBucket } from '../objects/bucket.ts';
import { findObject } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { readObjectPath } from '../requests/object-path.ts';
import { readFields } from '../requests/read-fields.ts';
import { signToken } from '../requests/signed-token.ts';
import type { StorageContext } from '../storage-context.ts';

/** At most a day: a signed address works without a session, even after the session ended. The web app requests an hour. */
export const expiresIn = z
  .int()
  .min(1)
  .max(24 * 3600);

const body = z.object({ expiresIn, transform: z.unknown().optional() });

/** POST object/sign/{bucket}/{path}: a temporary address that shows the object without a session. Only for objects that the caller may see. */
export async function sign(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const path = readObjectPath(request, '/object/sign/');
  const given = await readFields(request, body);
  if (given.transform !== undefined) throw new Refusal('NotSupported', { message: 'Pictures are not transformed.' });
  await findBucket(storage.database, path.bucket);
  await storage.database.asUser(claims, (transaction) => findObject(transaction, path));
  return Response.json({ signedURL: await signedAddress(storage, path, given.expiresIn) });
}

/** The path of a signed address; the client library adds the server's origin. */
export async function signedAddress(
  storage: StorageContext,
  path: { bucket: string; name: string },
  seconds: number,
): Promise<string> {
  const token = await signToken(storage, path, { use: 'read', seconds });
  return `/object/sign/${path.bucket}/${path.name}?token=${token}`;
}
