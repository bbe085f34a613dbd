import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { checkSession } from '#http/session-check.ts';
import type { StorageContext } from '../storage-context.ts';

/** Refuses claims whose session has ended (`InvalidJWT`, 401) or has still to show its second factor (`insufficient_aal`). */
export function requireLiveSession(storage: StorageContext, claims: Claims): Promise<void> {
  return inOwnWords(() => checkSession(claims, storage.sessionIsAlive));
}

/** What is shared with rest/v1 refuses tokens by the codes of rest/v1; here they are the public storage server's. */
export async function inOwnWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !/^PGRST30[13]$/.test(error.code)) throw error;
    throw new Refusal('InvalidJWT', { status: error.status, message: error.message, headers: error.headers });
  }
}
