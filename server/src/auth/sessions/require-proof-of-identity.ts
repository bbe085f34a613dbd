import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitGuesses } from '../limits/limit-guesses.ts';
import type { Sender } from '../requests/sender.ts';
import { redeemReauthentication } from './require-fresh-person.ts';
import type { Person } from './require-person.ts';
import { requireSecondProof } from './require-second-factor.ts';

/** The proof of identity: the password, or the code from GET reauthenticate. */
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Requires the user to prove their identity again, even in a new session. Refuses with `invalid_credentials` for a wrong
 * password, `reauthentication_not_valid` for a wrong code, `reauthentication_needed` without either, and `insufficient_aal`
 * without a required second factor. Password guesses count as sign-in attempts. An anonymous user has neither password nor
 * address, so the session is the only possible proof.
 */
export async function requireProofOfIdentity(
  auth: AuthContext,
  person: Person,
  { password, code }: Proof,
  sender: Sender,
): Promise<void> {
  requireSecondProof(person);
  if (person.account.is_anonymous) return;
  if (code !== undefined) return redeemReauthentication(auth, person, code);
  if (password === undefined) throw new Refusal('reauthentication_needed');
  const { id, email, phone, encrypted_password: stored } = person.account;
  const guess = await limitGuesses(auth, email ?? phone ?? id, sender);
  if (!(await auth.passwords.matches(password, stored, guess.known))) throw new Refusal('invalid_credentials');
  await guess.right();
}
