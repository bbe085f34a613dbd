import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { identifyCaller, checkSession } from '#http/caller.ts';
import type { StorageContext } from '../storage-context.ts';

/** Who asks, signed in or by the service key, with a session that lives. Everybody else has no business here: `AccessDenied`. */
export async function identify(storage: StorageContext, request: Request): Promise<Claims> {
  const claims = await withStorageCodes(() => identifyCaller(request, storage.keys));
  await requireLiveSession(storage, claims);
  if (claims.role === 'anon') throw new Refusal('AccessDenied', { message: 'Sign in first.' });
  return claims;
}

/** Refuses claims whose session has ended (`InvalidJWT`, 401) or has still to show its second factor (`insufficient_aal`). */
export function requireLiveSession(storage: StorageContext, claims: Claims): Promise<void> {
  return withStorageCodes(() => checkSession(claims, storage.sessionIsAlive));
}

/** What is shared with rest/v1 refuses tokens by the codes of rest/v1; here they are the public storage server's. */
async function withStorageCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !/^PGRST30[13]$/.test(error.code)) throw error;
    throw new Refusal('InvalidJWT', { status: error.status, message: error.message, headers: error.headers });
  }
}
