import { sessionStore } from '#core/session/session.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import type { LinkAnswer, UnusedLink } from './redeem-link.ts';

/**
 * Confirms a change of e-mail as the signed-in user here, who stays in this very session; the public client would send no token. Without a
 * session nobody is signed in by it, also where a server answers one. Rejects with a TypeError when no answer can be had.
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
  // Brings the account as it is now. Should it fail, the next refresh does.
  if (token !== null) await sessionStore.refresh();
  return { kind: 'changed' };
}
