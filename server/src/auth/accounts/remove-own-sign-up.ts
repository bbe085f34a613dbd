import type { Transaction } from '#database/port.ts';
import type { AuthContext } from '../auth-context.ts';
import { findAccount } from './find-account.ts';

/** A sign-up may go if nobody confirmed it, nobody else signed up for its address, and neither an operator made nor an administrator closed it. */
const removable = `confirmed_at is null and not has_conflicting_sign_up and not made_by_operator and banned_until is null`;

/**
 * Removes the unconfirmed sign-up that has this id and e-mail. The id is the proof: the server told it only to the client that signed up, and
 * an address for which a second client signed up counts as contested.
 */
export async function removeSignUpById(transaction: Transaction, id: string, email: string): Promise<void> {
  await transaction.query(`delete from auth.users where id = $1 and email = $2 and ${removable}`, [id, email]);
}

/**
 * Removes the sign-up that waits for this e-mail, if this password made it and nobody else signed up for the address. Never an account that an operator's
 * program made or an administrator closed. A person who confirmed by text message instead has an account by phone that is to get the e-mail; the older
 * mail would otherwise confirm a second, empty account. To be run after the answer. The password is compared whether or not such a sign-up waits, so that
 * the load does not show it.
 */
export async function removeOwnSignUp(
  auth: AuthContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const waiting = await auth.database.asOwner((transaction) => findAccount(transaction, { email }));
  const kept =
    waiting && waiting.confirmed_at === null && !waiting.has_conflicting_sign_up ? waiting.encrypted_password : null;
  const isOwn = await auth.passwords.matches(password, kept, true);
  if (!waiting || kept === null || !isOwn) return;
  // Hashing takes a while, in which it may have been confirmed or signed up for once more.
  await auth.database.asOwner((transaction) =>
    transaction.finish(`delete from auth.users where id = $1 and email = $2 and ${removable} and encrypted_password = $3`, [
      waiting.id,
      email,
      kept,
    ]),
  );
}
