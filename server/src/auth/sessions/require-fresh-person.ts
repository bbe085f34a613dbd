import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { redeemCode } from '../one-time-tokens/redeem.ts';
import type { Person } from './require-person.ts';

/**
 * For so long after signing in a person may set a password without showing again that it is them: they just did. The public server leaves a day, in which whoever
 * holds the unlocked device could lock its owner out.
 */
const freshForMinutes = 15;

/**
 * Refuses to let an old session set a password (`reauthentication_needed`) unless it brings the code that GET reauthenticate sent
 * (`reauthentication_not_valid` when that is wrong, burned or too old). A session left open on a lent device is not enough.
 */
export async function requireFreshPerson(auth: AuthContext, person: Person, nonce: string | undefined): Promise<void> {
  const now = auth.clock.now();
  if (now.getTime() - person.sessionStartedAt.getTime() <= freshForMinutes * 60_000) return;
  if (!nonce) throw new Refusal('reauthentication_needed');
  await redeemReauthentication(auth, person, nonce);
}

/** Uses up the code that GET reauthenticate sent. Refuses (`reauthentication_not_valid`) one that is wrong, burned, too old, or another person's. */
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
