import type { Session } from '@supabase/auth-js';

export type { Session, User } from '@supabase/auth-js';

/**
 * The key of the stored session. The app gives it to auth-js as `storageKey`. The JSON format is the library's own, so both can
 * read and write the session.
 */
export const sessionKey = 'cogn-session';

/** Parses the stored JSON; null for anything that auth-js would not accept as a session. */
export function parseSession(stored: string | null): Session | null {
  if (!stored) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const session = value as Partial<Session>;
  const whole =
    typeof session.access_token === 'string' &&
    typeof session.refresh_token === 'string' &&
    typeof session.expires_at === 'number' &&
    typeof session.user?.id === 'string';
  return whole ? (session as Session) : null;
}
