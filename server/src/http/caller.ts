import type { Claims } from '#database/port.ts';
import { countForUser } from '#fair-queue/client.ts';
import { Refusal } from '#errors.ts';
import { InvalidToken, type Keys } from '#keys.ts';

/** The token of `authorization: Bearer ...`; undefined when the header is absent or of another kind. */
export function bearerToken(request: Request): string | undefined {
  const match = /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '');
  return match?.[1];
}

/**
 * Who asks, for rest/v1 and storage/v1: the bearer token, else the `apikey`, else anybody (`anon`). A token that is given
 * but invalid is refused with 401 (`PGRST303` when it expired, `PGRST301` otherwise), never taken for anon.
 * Whether the session behind it still lives is a second question (`sessionIsAlive` of auth).
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

/** The person who asks, signed in and in a session that lives. Refuses anybody else, programs with a key included. */
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

/** Whether a session was not ended. Asked at every request, so whoever gives it remembers answers for a short while. */
export type SessionIsAlive = (sessionId: string) => Promise<boolean>;

/** Refuses a token whose session has ended, though the token itself would still be good. The two keys have no session and pass. */
export async function checkSession(claims: Claims, isAlive: SessionIsAlive): Promise<void> {
  const session = claims['session_id'];
  if (typeof session !== 'string' || (await isAlive(session))) return;
  throw new Refusal('PGRST301', { message: 'Session from session_id claim in JWT does not exist' });
}
