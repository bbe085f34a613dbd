import { z } from 'zod';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { findBucket } from '../objects/bucket.ts';
import { identify, requireLiveSession } from '../requests/identify.ts';
import { readObjectPath } from '../requests/object-path.ts';
import { checkToken, signToken } from '../requests/signed-token.ts';
import type { StorageContext } from '../storage-context.ts';
import { takeUpload } from './upload.ts';

const twoHours = 2 * 3600;
const signedAlong = z.object({
  as: z.looseObject({ role: z.enum(['authenticated', 'service_role']), sub: z.string().optional() }),
  upsert: z.boolean(),
});

/** POST object/upload/sign/{bucket}/{path}: returns an address for one upload that needs no access token. */
export async function signUpload(storage: StorageContext, request: Request): Promise<Response> {
  // The claims that policies may read. The others describe the access token itself.
  const { role, sub, session_id, aal, is_anonymous, app_metadata } = await identify(storage, request);
  const path = readObjectPath(request, '/object/upload/sign/');
  await findBucket(storage.database, path.bucket);
  const as = { role, sub, session_id, aal, is_anonymous, app_metadata };
  const more = { as, upsert: request.headers.get('x-upsert') === 'true' };
  const token = await signToken(storage, path, { use: 'write', seconds: twoHours, more });
  return Response.json({ url: `/object/upload/sign/${path.bucket}/${path.name}?token=${token}`, token });
}

/**
 * PUT object/upload/sign/{bucket}/{path}?token=. At the time of the upload, the database checks the rights of the user
 * who signed the address. When that user's session ends, their signed addresses become invalid too.
 */
export async function uploadSigned(storage: StorageContext, request: Request): Promise<Response> {
  const path = readObjectPath(request, '/object/upload/sign/');
  const payload = signedAlong.safeParse(await checkToken(storage, request, path, 'write'));
  if (!payload.success) throw new Refusal('InvalidJWT');
  const claims: Claims = payload.data.as;
  await requireLiveSession(storage, claims);
  const object = await takeUpload(storage, request, claims, { ...path, replace: payload.data.upsert });
  return Response.json({ Id: object.id, Key: `${object.bucket_id}/${object.name}` });
}
