import type { Session } from './stored-session.ts';
import type { ServerAddress } from '#core/wire/server-settings.ts';

/**
 * The server's answer to a refresh: a new session; `ended`, when the server says that this session is over; or `unreachable`,
 * when nobody could say so, which leaves the person signed in.
 */
export type RefreshAnswer =
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

/** A refresh that takes longer than this is a lost connection. */
const patience = 20_000;

/** POST token?grant_type=refresh_token, without the library, so that a page that only reads needn't load it. */
export async function requestRefresh(
  refreshToken: string,
  { settings, fetch, now }: { settings: ServerAddress; fetch: typeof globalThis.fetch; now: () => number },
): Promise<RefreshAnswer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${settings.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
        ...(settings.anonKey ? { apikey: settings.anonKey, authorization: `Bearer ${settings.anonKey}` } : {}),
      },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(patience),
    });
    body = await response.json();
  } catch {
    return { kind: 'unreachable' };
  }
  if (response.ok) {
    const session = asSession(body, now());
    return session ? { kind: 'renewed', session } : { kind: 'unreachable' };
  }
  // Only an answer about this session ends it. Anything else (a proxy's 404, a limit, a broken server) is no word about it.
  return saysEnded(response.status, body) ? { kind: 'ended' } : { kind: 'unreachable', ...retryAfter(response) };
}

const endingCodes: readonly unknown[] = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'invalid_grant',
  'bad_jwt',
];

function saysEnded(status: number, body: unknown): boolean {
  if (status < 400 || status >= 500 || typeof body !== 'object' || body === null) return false;
  const { code, error_code, error } = body as Record<string, unknown>;
  return [code, error_code, error].some((given) => endingCodes.includes(given));
}

function asSession(body: unknown, now: number): Session | null {
  const session = body as Partial<Session> | null;
  if (!session?.access_token || !session.refresh_token || !session.user) return null;
  const expiresIn = session.expires_in ?? 3600;
  return {
    ...session,
    expires_in: expiresIn,
    expires_at: session.expires_at ?? Math.round(now / 1000) + expiresIn,
  } as Session;
}

function retryAfter(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {};
}
