import type { Session } from './stored-session.ts';
import type { ServerAddress } from '#core/server/server-settings.ts';

/**
 * The result of a refresh: a new session; `ended` if the server says that this session is over; or `unreachable` after any other
 * failure, which leaves the user signed in.
 */
export type RefreshResult =
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

/** Timeout of a refresh, in ms. A refresh that takes longer counts as a lost connection. */
const timeout = 20_000;

/** Sends POST token?grant_type=refresh_token without the auth library, which a page that only reads should not load. */
export async function requestRefresh(
  refreshToken: string,
  { settings, fetch, now }: { settings: ServerAddress; fetch: typeof globalThis.fetch; now: () => number },
): Promise<RefreshResult> {
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
      signal: AbortSignal.timeout(timeout),
    });
    body = await response.json();
  } catch {
    return { kind: 'unreachable' };
  }
  if (response.ok) {
    const session = asSession(body, now());
    return session ? { kind: 'renewed', session } : { kind: 'unreachable' };
  }
  // Only a response about this session ends the session. A proxy's 404, a rate limit or a failing server does not.
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

/** How often the store checks whether to refresh, in ms. */
export const tick = 30_000;
/** A tick refreshes a session that ends within three ticks. */
export const refreshAhead = 3 * tick;
/** On load, a session that ends within this margin is refreshed before it is used. */
export const loadMargin = 10_000;
const retryStep = 200;
const retryCap = 30_000;

/** The delay in ms before the next attempt, after this many consecutive failures: 200 ms per failure, at most 30 s. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(retryStep * failedAttempts, retryCap);
}

/** Whether a session's access token (`expires_at` in seconds) ends within this many milliseconds from now. */
export function endsWithin(session: { expires_at?: number | undefined }, margin: number, now: number): boolean {
  return (session.expires_at ?? 0) * 1000 - now <= margin;
}
