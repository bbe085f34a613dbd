import { sessionStore } from './session.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/**
 * Sign-out failed, because the server could not be reached. The session would stay valid on the server. Message: `app`
 * `logOutFailed`.
 */
export class SignOutFailed extends Error {
  override readonly name = 'SignOutFailed';
}

/**
 * Ends this session on the server and on this device; `startSession` then wipes the cached rows. Unsent writes (outbox) and
 * drafts stay on the device under the user's id until the next sign-in. If the server cannot be reached, the user stays
 * signed in and this function rejects with `SignOutFailed`. With `evenIfUnreachable` it signs out on this device alone
 * instead.
 */
export async function signOut({ evenIfUnreachable = false }: { evenIfUnreachable?: boolean } = {}): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const token = await sessionStore.accessToken();
  // No token: the server had already ended the session, and `accessToken` has signed out.
  if (token !== null) {
    const ended = token !== 'unreachable' && (await endServerSession(token));
    if (!ended && !evenIfUnreachable) throw new SignOutFailed('the server could not be reached');
  }
  if (sessionStore.get()) sessionStore.set(null, 'SIGNED_OUT');
}

async function endServerSession(token: string): Promise<boolean> {
  const { url, anonKey } = serverSettings();
  try {
    const response = await fetch(`${url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { ...(anonKey ? { apikey: anonKey } : {}), authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    // 401, 403 and 404 mean that the session has ended already.
    return response.ok || [401, 403, 404].includes(response.status);
  } catch {
    return false;
  }
}
