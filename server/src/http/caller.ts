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
