import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { redeemCode } from '../one-time-tokens/redeem.ts';
import type { Person } from './require-person.ts';

/**
 * For this long after signing in, a user may set a password without further proof. The public server allows a day, in which
 * a person with the unlocked device could lock its owner out.
 */
const freshForMinutes = 15;

/**
 * Requires the code from GET reauthenticate to set a password in an old session (`reauthentication_needed`; `reauthentication_not_valid`
 * when the code is wrong, invalidated or expired). A session left open on a lent device is not enough.
 */
export async function requireFreshPerson(auth: AuthContext, person: Person, nonce: string | undefined): Promise<void> {
  const now = auth.clock.now();
  if (now.getTime() - person.sessionStartedAt.getTime() <= freshForMinutes * 60_000) return;
  if (!nonce) throw new Refusal('reauthentication_needed');
  await redeemReauthentication(auth, person, nonce);
}

/**
 * Uses up the code from GET reauthenticate. Refuses (`reauthentication_not_valid`) one that is wrong, invalidated, expired,
 * or another user's.
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
