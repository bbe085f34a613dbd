import { sessionStore } from '#core/session/session.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import type { LinkAnswer, UnusedLink } from './redeem-link.ts';

/**
 * Confirms a change of e-mail with the token of the user's session, if there is one. Does not use the auth library, which
 * would not send this token. Never signs a user in, even if the server returns a session. If the server is unreachable,
 * returns `offline` or rejects with a TypeError.
 */
export async function redeemChange(link: UnusedLink): Promise<LinkAnswer> {
  const { url, anonKey } = serverSettings();
  const token = await sessionStore.accessToken();
  if (token === 'unreachable') return { kind: 'offline' };
  const bearer = token ?? anonKey;
  const response = await fetch(`${url}/auth/v1/verify`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(anonKey && { apikey: anonKey }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({ type: link.type, token_hash: link.tokenHash }),
  });
  if (!response.ok) return { kind: [400, 403, 404, 422].includes(response.status) ? 'refused' : 'failed' };
  const answer = (await response.json()) as { access_token?: unknown; changed?: unknown };
  if (answer.access_token === undefined && answer.changed !== true) return { kind: 'half' };
  // Fetch the changed account. If this fails, the next token refresh fetches it.
  if (token !== null) await sessionStore.refresh();
  return { kind: 'changed' };
}
