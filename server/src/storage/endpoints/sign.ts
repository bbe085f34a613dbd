import { z } from 'zod';
import { isRowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { Refusal } from '#errors.ts';
import { findBucket } from '../objects/bucket.ts';
import { findObject } from '../objects/stored-object.ts';
import { identify } from '../requests/identify.ts';
import { readObjectPath } from '../requests/object-path.ts';
import { readFields } from '../requests/read-fields.ts';
import { signToken } from '../requests/signed-token.ts';
import type { StorageContext } from '../storage-context.ts';

/**
 * The seconds for which a signed address is valid. The maximum is a day, because the address works without a session,
 * even after the user's session has ended. The web app requests an hour.
 */
export const expiresIn = z
  .int()
  .min(1)
  .max(24 * 3600);

const body = z.object({ expiresIn, transform: z.unknown().optional() });

/**
 * POST object/sign/{bucket}/{path}: returns a temporary address at which the object can be read without a session. The
 * caller must be allowed to see the object.
 */
export async function sign(storage: StorageContext, request: Request): Promise<Response> {
  const claims = await identify(storage, request);
  const path = readObjectPath(request, '/object/sign/');
  const given = await readFields(request, body);
  if (given.transform !== undefined) throw new Refusal('NotSupported', { message: 'Pictures are not transformed.' });
  await findBucket(storage.database, path.bucket);
  await storage.database.asUser(claims, (transaction) => findObject(transaction, path));
  return Response.json({ signedURL: await signedAddress(storage, path, given.expiresIn) });
}

/** The longest validity of an address of a photo that a row names, in seconds. The app requests no more. */
const longestForRowPhotos = 3600;

/**
 * Returns the path of a signed address. The client library adds the server's origin. An address of a photo that a row names ends
 * after an hour at the latest, because it works even after the user has ended all sessions.
 */
export async function signedAddress(
  storage: StorageContext,
  path: { bucket: string; name: string },
  seconds: number,
): Promise<string> {
  const valid = isRowPhotoBucket(path.bucket) ? Math.min(seconds, longestForRowPhotos) : seconds;
  const token = await signToken(storage, path, { use: 'read', seconds: valid });
  return `/object/sign/${path.bucket}/${path.name}?token=${token}`;
}
