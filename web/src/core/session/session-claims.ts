import type { Session, User } from './stored-session.ts';

interface TokenClaims {
  readonly sub?: unknown;
  readonly aal?: unknown;
  readonly session_id?: unknown;
}

/**
 * The unverified claims of an access token; empty if unreadable. Only the server can verify them, so they grant no rights
 * here.
 */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) ?? {}) as TokenClaims;
  } catch {
    return {};
  }
}

/**
 * Whether the user has a verified second factor that this session has not passed yet. No page opens before the user enters
 * the code.
 */
export function awaitsSecondFactor(session: Session): boolean {
  const has = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return has && claimsOf(session.access_token).aal !== 'aal2';
}

/** When the server will delete this account at the user's request; null without such a request. */
export function deletionDueAt({ user }: Session): Date | null {
  const value: unknown = user.app_metadata?.['deletion_due_at'];
  const date = typeof value === 'string' ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/** If creation and sign-in are at most this many milliseconds apart, the sign-in belongs to the sign-up. */
const firstSignInWithin = 2000;

/**
 * Whether this is the account's first sign-in: created and signed in within 2000 ms, or `justConfirmed`. The welcome page
 * sets `justConfirmed`, because confirming an e-mail address takes minutes.
 */
export function isFirstSignIn(
  user: { created_at: string; last_sign_in_at?: string | undefined },
  { justConfirmed = false }: { justConfirmed?: boolean } = {},
): boolean {
  if (justConfirmed) return true;
  if (!user.last_sign_in_at) return false;
  return Math.abs(Date.parse(user.created_at) - Date.parse(user.last_sign_in_at)) <= firstSignInWithin;
}

/**
 * The account's e-mail address, or its phone number if it has no address. Adds the plus, which the server omits from the
 * number. Empty if the account has neither. The server sends an absent value as an empty string.
 */
export function accountAddress({ email, phone }: Pick<User, 'email' | 'phone'>): string {
  return email || (phone ? `+${phone.replace(/^\+/, '')}` : '');
}
