import { sessionStore } from './session.ts';
import { serverSettings } from '#core/wire/server-settings.ts';

/** Signing out did not work: the server could not be told, so the session would live on there. Word: `app` `logOutFailed`. */
export class SignOutFailed extends Error {
  override readonly name = 'SignOutFailed';
}

/**
 * Ends this session at the server and on this device; what was read is wiped by `startSession`, which hears SIGNED_OUT. What was not sent
 * yet (outbox) and drafts stay on the device under the person's id and are there again when they sign in. Rejects with `SignOutFailed`, still signed in,
 * when the server can't be told; `evenIfUnreachable` then signs out on this device alone.
 */
export async function signOut({ evenIfUnreachable = false }: { evenIfUnreachable?: boolean } = {}): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const token = await sessionStore.accessToken();
  // The server has ended the session already; the store has signed out.
  if (token !== null) {
    const told = token !== 'unreachable' && (await tellServer(token));
    if (!told && !evenIfUnreachable) throw new SignOutFailed('the server could not be told');
  }
  if (sessionStore.get()) sessionStore.set(null, 'SIGNED_OUT');
}

async function tellServer(token: string): Promise<boolean> {
  const { url, anonKey } = serverSettings();
  try {
    const response = await fetch(`${url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { ...(anonKey ? { apikey: anonKey } : {}), authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    // 401, 403 and 404 mean that this session is gone already, which is what was wanted.
    return response.ok || [401, 403, 404].includes(response.status);
  } catch {
    return false;
  }
}
