/** A sign-in within this many milliseconds of the account's creation is the account's first one. */
export const firstSignInWithin = 2000;

/**
 * Whether this sign-in is the person's first: born and signed in within 2000 ms of each other, or the session that confirming
 * the e-mail gave (the welcome page says so, as confirming takes minutes and the literal rule would never hold).
 */
export function isFirstSignIn(
  user: { created_at: string; last_sign_in_at?: string | undefined },
  { justConfirmed = false }: { justConfirmed?: boolean } = {},
): boolean {
  if (justConfirmed) return true;
  if (!user.last_sign_in_at) return false;
  return Math.abs(Date.parse(user.created_at) - Date.parse(user.last_sign_in_at)) <= firstSignInWithin;
}
