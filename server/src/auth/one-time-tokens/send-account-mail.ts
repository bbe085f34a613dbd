import type { Transaction } from '#database/port.ts';
import { isBanned, type Account, findAccount } from '../accounts/account.ts';
import { dryRun } from '../accounts/dry-run.ts';
import type { AuthContext } from '../auth-context.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { issueOneTimeToken } from './issue-one-time-token.ts';
import { sendActionMail, tokenTypeOf } from './send-action-mail.ts';
import { sendCodeText } from './send-code-text.ts';

/**
 * Sends the mail of an action to an account, if the account exists and is not banned. Sends `signup` only if the e-mail is
 * unconfirmed. Call it after the response, so that the response time does not reveal whether the account exists.
 */
export async function sendAccountMail(
  auth: AuthContext,
  action: 'signup' | 'recovery' | 'magiclink',
  email: string,
  given: { redirectTo: string | undefined; challenge?: CodeChallenge | undefined },
): Promise<void> {
  const now = auth.clock.now();
  const found = await auth.database.asOwner(async (transaction) => {
    const account = await findAccount(transaction, { email });
    const issue = (userId: string) =>
      issueOneTimeToken(transaction, {
        userId,
        address: { kind: 'email', value: email },
        type: tokenTypeOf[action],
        now,
        secret: auth.keys.refreshSecret,
        challenge: given.challenge,
      });
    if (!account || isBanned(account, now) || (action === 'signup' && account.email_confirmed_at)) {
      await dryRunOnAnybody(transaction, issue);
      return undefined;
    }
    return { account, issued: await issue(account.id) };
  });
  if (!found) return;
  const { issued, account } = found;
  const { redirectTo } = given;
  await sendActionMail(auth, action, { to: email, metadata: account.raw_user_meta_data, issued, redirectTo });
}

/**
 * For an address that gets no mail: does the same database work for an arbitrary account, and rolls it back. Other requests that
 * wait for the database then wait equally long, whether or not the address gets a mail.
 */
async function dryRunOnAnybody(transaction: Transaction, work: (userId: string) => Promise<unknown>): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>('select id from auth.users limit 1');
  const anybody = rows[0];
  if (anybody) await dryRun(transaction, () => work(anybody.id));
}

/** Like `sendAccountMail`, but sends a code by text message, to confirm the phone (`signup`) or to sign in. */
export async function sendAccountText(auth: AuthContext, action: 'signup' | 'sign in', phone: string): Promise<void> {
  const now = auth.clock.now();
  const wanted = (account: Account) => !isBanned(account, now) && (action === 'sign in' || !account.phone_confirmed_at);
  const found = await auth.database.asOwner(async (transaction) => {
    const account = await findAccount(transaction, { phone });
    if (!account || !wanted(account)) return undefined;
    const issued = await issueOneTimeToken(transaction, {
      userId: account.id,
      address: { kind: 'phone', value: phone },
      type: action === 'signup' ? 'confirmation_token' : 'recovery_token',
      now,
      secret: auth.keys.refreshSecret,
    });
    return { account, issued };
  });
  if (!found) return;
  const { account, issued } = found;
  await sendCodeText(auth, { to: phone, metadata: account.raw_user_meta_data, code: issued.code });
}
