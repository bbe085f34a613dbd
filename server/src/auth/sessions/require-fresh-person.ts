import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { redeemCode } from '../one-time-tokens/redeem.ts';
import type { Person } from './require-person.ts';

/**
 * Minutes after sign-in during which a user may set a password without further proof. Supabase's server allows a day, in which
 * somebody with the unlocked device could lock its owner out.
 */
const freshForMinutes = 15;

/**
 * Prevents a person with a lent or unlocked device from setting a new password. In a session older than `freshForMinutes`,
 * requires the code from GET reauthenticate. Refuses with `reauthentication_needed` without a code, and with
 * `reauthentication_not_valid` when the code is wrong, invalidated or expired.
 */
export async function requireFreshPerson(auth: AuthContext, person: Person, nonce: string | undefined): Promise<void> {
  const now = auth.clock.now();
  if (now.getTime() - person.sessionStartedAt.getTime() <= freshForMinutes * 60_000) return;
  if (!nonce) throw new Refusal('reauthentication_needed');
  await redeemReauthentication(auth, person, nonce);
}

/**
 * Uses up the code from GET reauthenticate. Refuses with `reauthentication_not_valid` when the code is wrong,
 * invalidated, expired, or another user's.
 */
export async function redeemReauthentication(auth: AuthContext, { account }: Person, code: string): Promise<void> {
  const redeemed = await auth.database.asOwner((transaction) =>
    redeemCode(transaction, {
      address: account.email ?? account.phone ?? '',
      code,
      types: ['reauthentication_token'],
      now: auth.clock.now(),
      secret: auth.keys.refreshSecret,
    }),
  );
  if (redeemed?.userId !== account.id) throw new Refusal('reauthentication_not_valid');
}
