import type { Claims } from '#database/port.ts';
import { countForUser } from '#fair-queue/client.ts';
import { Refusal } from '#errors.ts';
import { InvalidToken, type Keys } from '#keys.ts';

/** Returns the token of `authorization: Bearer ...`. Undefined if the header is missing or has another scheme. */
export function bearerToken(request: Request): string | undefined {
  const match = /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '');
  return match?.[1];
}

/**
 * Identifies the caller for rest/v1 and storage/v1: by the bearer token, otherwise by the `apikey` header, otherwise as
 * `anon`. Refuses an invalid token with 401 (`PGRST303` if it has expired, otherwise `PGRST301`); such a caller never
 * becomes `anon`. Does not check the session; `checkSession` does.
 */
export async function identifyCaller(request: Request, keys: Keys): Promise<Claims> {
  const token = bearerToken(request) ?? request.headers.get('apikey') ?? undefined;
  if (token === undefined || token === '') return { role: 'anon' };
  try {
    const claims = await keys.verify(token);
    if (claims.sub !== undefined) countForUser(claims.sub);
    return claims;
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
    throw tokenRefusal(error.expired);
  }
}

function tokenRefusal(expired: boolean): Refusal {
  const message = expired ? 'JWT expired' : 'No suitable key or wrong key type';
  return new Refusal(expired ? 'PGRST303' : 'PGRST301', {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });
}

/** Returns the signed-in user with a valid session. Refuses all other callers, including programs with an API key. */
export async function callingPerson(
  request: Request,
  keys: Keys,
  isAlive: SessionIsAlive,
): Promise<{ userId: string; claims: Claims }> {
  const claims = await identifyCaller(request, keys);
  if (claims.role !== 'authenticated' || claims.sub === undefined) throw new Refusal('no_authorization');
  await checkSession(claims, isAlive);
  return { userId: claims.sub, claims };
}

/** Returns whether a session is still valid. It is called for every request, so implementations cache the result briefly. */
export type SessionIsAlive = (sessionId: string) => Promise<boolean>;

/** Refuses a valid token whose session has ended. The two API keys have no session and pass. */
export async function checkSession(claims: Claims, isAlive: SessionIsAlive): Promise<void> {
  const session = claims['session_id'];
  if (typeof session !== 'string' || (await isAlive(session))) return;
  throw new Refusal('PGRST301', { message: 'Session from session_id claim in JWT does not exist' });
}
