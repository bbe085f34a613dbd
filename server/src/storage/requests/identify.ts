import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { identifyCaller, checkSession } from '#http/caller.ts';
import type { StorageContext } from '../storage-context.ts';

/**
 * Identifies the caller by a valid session or the service key. Refuses anonymous callers with `AccessDenied`, and an
 * invalid token or ended session with `InvalidJWT`.
 */
export async function identify(storage: StorageContext, request: Request): Promise<Claims> {
  const claims = await withStorageCodes(() => identifyCaller(request, storage.keys));
  await requireLiveSession(storage, claims);
  if (claims.role === 'anon') throw new Refusal('AccessDenied', { message: 'Sign in first.' });
  return claims;
}

/** Refuses claims whose session has ended (`InvalidJWT`, 401) or has not passed its second factor (`insufficient_aal`). */
export function requireLiveSession(storage: StorageContext, claims: Claims): Promise<void> {
  return withStorageCodes(() => checkSession(claims, storage.sessionIsAlive));
}

/**
 * Replaces rest/v1's refusal codes PGRST301 and PGRST303 with `InvalidJWT`, the code of Supabase's storage server. http/caller.ts
 * checks tokens for both protocols, and refuses with the codes of rest/v1.
 */
async function withStorageCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !/^PGRST30[13]$/.test(error.code)) throw error;
    throw new Refusal('InvalidJWT', { status: error.status, message: error.message, headers: error.headers });
  }
}
