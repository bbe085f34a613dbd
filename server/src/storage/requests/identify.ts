import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { identifyCaller } from '#http/caller.ts';
import { checkSession } from '#http/session-check.ts';
import type { StorageContext } from '../storage-context.ts';

/** Who asks, signed in or by the service key, with a session that lives. Everybody else has no business here: `AccessDenied`. */
export async function identify(storage: StorageContext, request: Request): Promise<Claims> {
  const claims = await inOurWords(async () => {
    const caller = await identifyCaller(request, storage.keys);
    await checkSession(caller, storage.sessionIsAlive);
    return caller;
  });
  if (claims.role === 'anon') throw new Refusal('AccessDenied', { message: 'Sign in first.' });
  return claims;
}

/** What is shared with rest/v1 refuses in its codes. */
async function inOurWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !/^PGRST30[13]$/.test(error.code)) throw error;
    throw new Refusal('InvalidJWT', { status: error.status, message: error.message, headers: error.headers });
  }
}
