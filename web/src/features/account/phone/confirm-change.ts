import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { claimsOf } from '#core/session/session-claims.ts';
import { sessionStore } from '#core/session/session.ts';
import { askAuthServer } from '#core/wire/ask-server.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/**
 * Confirms the new phone by its code. Does not call `verifyOtp`, which would replace this device's session with the session
 * in the response. This device's session may have passed the second factor; the session in the response has not. Returns
 * the refusal, or null on success. Never rejects.
 */
export async function confirmChange(phone: string, code: string): Promise<Refusal | null> {
  try {
    const answer = await askAuthServer('verify', 'POST', { type: 'phone_change', phone, token: code });
    await endOtherSession((answer as { access_token?: unknown } | null)?.access_token);
  } catch (error) {
    return readRefusal(error);
  }
  // Updates the stored account. If this fails, the next token refresh updates it.
  await sessionStore.refresh();
  return null;
}

/** Some servers create a second session when they confirm a phone. Ends that session, because nobody uses it. */
async function endOtherSession(token: unknown): Promise<void> {
  const own = claimsOf(sessionStore.get()?.access_token ?? '').session_id;
  if (typeof token !== 'string' || claimsOf(token).session_id === own) return;
  const { url, anonKey } = serverSettings();
  const headers = { ...(anonKey ? { apikey: anonKey } : {}), authorization: `Bearer ${token}` };
  // A failure is harmless: the person can end that session in their list of devices.
  await fetch(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers }).catch(() => undefined);
}
