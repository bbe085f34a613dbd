import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { identifyCaller } from '#http/caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { inOwnWords, requireLiveSession } from './require-live-session.ts';

/** Who asks, signed in or by the service key, with a session that lives. Everybody else has no business here: `AccessDenied`. */
export async function identify(storage: StorageContext, request: Request): Promise<Claims> {
  const claims = await inOwnWords(() => identifyCaller(request, storage.keys));
  await requireLiveSession(storage, claims);
  if (claims.role === 'anon') throw new Refusal('AccessDenied', { message: 'Sign in first.' });
  return claims;
}
