import { isDeepStrictEqual } from 'node:util';
import type { Database, Transaction } from '#database/port.ts';
import type { AuthContext } from '../auth-context.ts';
import { findAccount, type Account } from './account.ts';

/**
 * Days between the last mail or text message to an unconfirmed account and the account's removal. Each new message restarts
 * the period. The link in a mail expires after one day.
 */
const waitingDays = { signUp: 7, invitation: 30 };
/** Maximum accounts per transaction, and transactions per upkeep run. They can be high: an unconfirmed account has few rows. */
const atOnce = 200;
const mostBatches = 25;

/**
 * Removes unconfirmed sign-ups that are older than `waitingDays`, with all their data. Their addresses become free again.
 * Keeps these unconfirmed accounts:
 * - accounts with which a user has ever signed in
 * - accounts that an operator made
 * - accounts that an administrator closed
 * - accounts that never got a mail or text message
 */
export async function removeUnconfirmed(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const { count } = await database.asOwner((transaction) =>
      transaction.finish(
        `delete from auth.users where id in (
           select id from auth.users as account
           where confirmed_at is null and last_sign_in_at is null and deleted_at is null and banned_until is null
             and not made_by_operator
             and greatest(confirmation_sent_at, recovery_sent_at, invited_at) < case when invited_at is null then $1::timestamptz else $2::timestamptz end
             and confirmation_sent_at is not null
             and not exists (select from auth.sessions where user_id = account.id)
           limit ${String(atOnce)} for update skip locked)`,
        [before(waitingDays.signUp), before(waitingDays.invitation)],
      ),
    );
    if (count < atOnce) return;
  }
}

/**
 * Deletes the data of a sign-up, because somebody other than the owner of the address may have typed it: the password, the
 * metadata, the profile made from the metadata, and the consents. Only the language of the mails stays. Call it only for an
 * account that was never confirmed: nobody has used it, so no other row refers to it. See
 * docs/decisions/0017-forget-conflicting-sign-ups.md.
 */
export async function forgetSignUp(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    `update auth.users set encrypted_password = null, has_conflicting_sign_up = false, raw_user_meta_data =
       case when raw_user_meta_data ->> 'language' in ('pt', 'en', 'es', 'fr', 'it', 'ja', 'zh')
         then jsonb_build_object('language', raw_user_meta_data -> 'language') else '{}' end
     where id = $1`,
    [userId],
  );
  await transaction.query(
    `update public.profiles as profile set full_name = '', phone = account.phone, address = null
     from auth.users as account where account.id = $1 and profile.id = account.id`,
    [userId],
  );
  await transaction.query('delete from public.consents where user_id = $1', [userId]);
}

/**
 * SQL condition for a sign-up that a client may remove: unconfirmed, without a conflicting sign-up, not made by an
 * operator, not closed by an administrator.
 */
const removable = `confirmed_at is null and not has_conflicting_sign_up and not made_by_operator and banned_until is null`;

/**
 * Removes the unconfirmed sign-up that has this id and e-mail. The id proves that the caller signed up, because the server sends
 * the id only in the response to a sign-up. A second client that signs up with other data learns the id too; but then the sign-up
 * is conflicting and not `removable`.
 */
export async function removeSignUpById(transaction: Transaction, id: string, email: string): Promise<void> {
  await transaction.query(`delete from auth.users where id = $1 and email = $2 and ${removable}`, [id, email]);
}

/**
 * Removes the unconfirmed sign-up with this e-mail if it has this password and is `removable`. This is for a user who signed up
 * by e-mail, then signed up by text message instead, and now adds the e-mail to the second account. Otherwise the mail of the
 * first sign-up could confirm a separate, empty account. Call it after the response. It hashes the password even if there is no
 * such sign-up, so that the server's load does not reveal whether one exists.
 */
export async function removeOwnSignUp(
  auth: AuthContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const waiting = await auth.database.asOwner((transaction) => findAccount(transaction, { email }));
  const stored =
    waiting && waiting.confirmed_at === null && !waiting.has_conflicting_sign_up ? waiting.encrypted_password : null;
  const isOwn = await auth.passwords.matches(password, stored, true);
  if (!waiting || stored === null || !isOwn) return;
  // The statement checks the sign-up again. While the server hashed the password, the sign-up may have been confirmed, or another
  // client may have signed up too.
  await auth.database.asOwner((transaction) =>
    transaction.finish(`delete from auth.users where id = $1 and email = $2 and ${removable} and encrypted_password = $3`, [
      waiting.id,
      email,
      stored,
    ]),
  );
}

/**
 * Marks an unconfirmed account as conflicting when a second sign-up for its address has a different password or different
 * metadata, because one of the two clients may not own the address. On confirmation the server deletes the data, except a
 * language that both clients gave. For a new account (`known` is absent) the database does the same work, so that response times
 * are equal.
 */
export async function markConflictingSignUp(
  transaction: Transaction,
  userId: string,
  known: Account | undefined,
  given: { samePassword: boolean; metadata: Record<string, unknown> },
): Promise<void> {
  const { samePassword, metadata } = given;
  const stored = known?.raw_user_meta_data ?? metadata;
  const otherPassword = !!known && known.encrypted_password !== null && !samePassword;
  const isConflicting = otherPassword || !isDeepStrictEqual(stored, metadata);
  await transaction.query(
    `update auth.users set has_conflicting_sign_up = has_conflicting_sign_up or $2,
       raw_user_meta_data = case when $3 then raw_user_meta_data else raw_user_meta_data - 'language' end where id = $1`,
    [userId, isConflicting, isDeepStrictEqual(stored.language, metadata.language)],
  );
}
