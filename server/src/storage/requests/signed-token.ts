import { SignJWT, errors as joseErrors, jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '#errors.ts';
import type { StorageContext } from '../storage-context.ts';
import type { ObjectPath } from './object-path.ts';

/** What the token in a signed address permits: to read the object, or to upload it. */
export type TokenUse = 'read' | 'write';

const shape = z.object({ url: z.string(), use: z.enum(['read', 'write']), exp: z.number() }).loose();

/** Signs a token for one path and one use, valid for the given seconds. `more` adds further claims to the token. */
export async function signToken(
  { keys, clock }: StorageContext,
  { bucket, name }: ObjectPath,
  token: { use: TokenUse; seconds: number; more?: Record<string, unknown> },
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ ...token.more, url: `${bucket}/${name}`, use: token.use, iat: now, exp: now + token.seconds })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(keys.storageSecret);
}

/**
 * Verifies the token in an address and returns its claims. Throws `InvalidJWT` if the token is forged or has expired,
 * and `InvalidSignature` if it is for another path.
 */
export async function checkToken(
  { keys, clock }: StorageContext,
  request: Request,
  { bucket, name }: ObjectPath,
  use: TokenUse,
): Promise<Record<string, unknown>> {
  const payload = await verify(new URL(request.url).searchParams.get('token') ?? '', keys.storageSecret, clock.now());
  if (payload.use !== use) throw new Refusal('InvalidJWT');
  if (payload.url !== `${bucket}/${name}`) throw new Refusal('InvalidSignature');
  return payload;
}

async function verify(token: string, secret: Uint8Array, now: Date): Promise<z.output<typeof shape>> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] });
    return shape.parse(payload);
  } catch (error) {
    const expired = error instanceof joseErrors.JWTExpired;
    throw new Refusal('InvalidJWT', { message: expired ? '"exp" claim timestamp check failed' : 'Invalid JWT' });
  }
}
