import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { claimsOf } from '#core/session/session-claims.ts';
import { sessionStore } from '#core/session/session.ts';
import { askAuthServer } from '#core/wire/ask-server.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/**
 * Confirms the new phone by its code and stays in this very session, with the second factor that it may have shown. The public client has no
 * call for that: its own adopts the session in the server's response, which lacks the second factor. Returns the refusal, or null on success.
 * Never rejects.
 */
export async function confirmChange(phone: string, code: string): Promise<Refusal | null> {
  try {
    const answer = await askAuthServer('verify', 'POST', { type: 'phone_change', phone, token: code });
    await endOtherSession((answer as { access_token?: unknown } | null)?.access_token);
  } catch (error) {
    return readRefusal(error);
  }
  // Brings the account as it is now. Should it fail, the next refresh does.
  await sessionStore.refresh();
  return null;
}

/** A server that does not keep the session creates another. Nobody uses that one, so this ends it at once. */
async function endOtherSession(token: unknown): Promise<void> {
  const own = claimsOf(sessionStore.get()?.access_token ?? '').session_id;
  if (typeof token !== 'string' || claimsOf(token).session_id === own) return;
  const { url, anonKey } = serverSettings();
  const headers = { ...(anonKey ? { apikey: anonKey } : {}), authorization: `Bearer ${token}` };
  // That it lives on somewhere harms nobody: the person sees it among their devices.
  await fetch(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers }).catch(() => undefined);
}
