import type { Transaction } from '#database/port.ts';
import type { AuthContext } from '../auth-context.ts';
import type { CodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { issueOneTimeToken, type OneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';
import type { TokenType } from '../one-time-tokens/token-type.ts';
import { sendActionMail } from '../one-time-tokens/send-action-mail.ts';
import { sendCodeText } from '../one-time-tokens/send-code-text.ts';
import { type Account, findAccount } from './account.ts';
import { sendAccountExistsMail, sendAccountExistsText } from './send-notice.ts';

/**
 * The data for the mails of an e-mail change. `current` is the token for the account's old address, undefined if the account has
 * no e-mail; `next` is the token for the new address.
 */
export interface BegunEmailChange {
  account: Account;
  email: string;
  current: OneTimeToken | undefined;
  next: OneTimeToken;
  /**
   * The confirmed account that already uses the new address, if any. The new address then gets a mail without a link, so this
   * change can never complete.
   */
  owner: Account | undefined;
}

/**
 * Begins an e-mail change. The old and the new address each get a link and a code, and the user must confirm both. A new change
 * replaces a pending one. The response is the same whether or not another account uses the new address, so that the caller cannot
 * learn which addresses have an account.
 */
export async function beginEmailChange(
  auth: AuthContext,
  transaction: Transaction,
  facts: { account: Account; email: string; challenge: CodeChallenge | undefined },
): Promise<BegunEmailChange> {
  const { account, email, challenge } = facts;
  const now = auth.clock.now();
  const common = { userId: account.id, now, secret: auth.keys.refreshSecret, challenge };
  await transaction.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = $3 where id = $1`,
    [account.id, email, now.toISOString()],
  );
  const type = 'email_change_token_current';
  const current =
    account.email === null
      ? undefined
      : await issueOneTimeToken(transaction, { ...common, type, address: { kind: 'email', value: account.email } });
  const address = { kind: 'email', value: email } as const;
  const next = await issueOneTimeToken(transaction, { ...common, type: 'email_change_token_new', address });
  const holder = await findAccount(transaction, { email });
  return { account, email, current, next, owner: holder?.confirmed_at ? holder : undefined };
}

/** Sends the mails of an e-mail change to the addresses that are not confirmed yet. Call it after the response. */
export async function sendEmailChange(
  auth: AuthContext,
  begun: Omit<BegunEmailChange, 'next'> & { next: OneTimeToken | undefined },
  redirectTo?: string,
): Promise<void> {
  const { account, email, current, next, owner } = begun;
  const metadata = account.raw_user_meta_data;
  if (account.email !== null && current) {
    await sendActionMail(auth, 'email_change_current', { to: account.email, metadata, issued: current, redirectTo });
  }
  if (!next) return;
  if (owner) await sendAccountExistsMail(auth, email, owner);
  else await sendActionMail(auth, 'email_change', { to: email, metadata, issued: next, redirectTo });
}

/**
 * Resends the mails of a pending e-mail change. `email` is the account's current e-mail. A signed-in caller (`callerId`) can
 * resend only for their own account. Unauthenticated clients may call this too, so a resend must not undo a confirmation: an
 * address that is already confirmed stays confirmed and gets no mail.
 */
export async function resendEmailChange(
  auth: AuthContext,
  email: string,
  given: { callerId: string | undefined; redirectTo: string | undefined },
): Promise<void> {
  const { callerId, redirectTo } = given;
  const begun = await auth.database.asOwner(async (transaction) => {
    const account = await findAccount(transaction, { email });
    if (!account || account.email_change === null) return undefined;
    if (callerId !== undefined && callerId !== account.id) return undefined;
    return renewEmailChange(auth, transaction, account, account.email_change);
  });
  if (begun) await sendEmailChange(auth, begun, redirectTo);
}

async function renewEmailChange(auth: AuthContext, transaction: Transaction, account: Account, email: string) {
  await transaction.query('select from auth.users where id = $1 for update', [account.id]);
  const { rows } = await transaction.query<{ token_type: TokenType }>(
    `select token_type from auth.one_time_tokens where user_id = $1
       and token_type in ('email_change_token_current', 'email_change_token_new')`,
    [account.id],
  );
  const pending = new Set(rows.map((row) => row.token_type));
  // Both tokens are gone, because another verification or a new password deleted them. Begin the change again, so that the user
  // must confirm both addresses.
  if (pending.size === 0) return beginEmailChange(auth, transaction, { account, email, challenge: undefined });
  const renew = (type: TokenType, value: string | null) =>
    pending.has(type) && value !== null
      ? issueOneTimeToken(transaction, {
          userId: account.id,
          address: { kind: 'email', value },
          type,
          now: auth.clock.now(),
          secret: auth.keys.refreshSecret,
          again: true,
        })
      : undefined;
  const current = await renew('email_change_token_current', account.email);
  const next = await renew('email_change_token_new', email);
  const holder = await findAccount(transaction, { email });
  return { account, email, current, next, owner: holder?.confirmed_at ? holder : undefined };
}

/** The data for the text message of a phone change. */
export interface BegunPhoneChange {
  phone: string;
  metadata: Record<string, unknown>;
  code: string;
  /**
   * The confirmed account that already uses the number, if any. The number then gets a text message without a code, so this
   * change can never complete.
   */
  owner: Account | undefined;
}

/**
 * Begins a phone change: the new number gets a code. The response is the same whether or not another account uses the number, so
 * that the caller cannot learn which numbers have an account. `again` sends a new code for a change that the user requested
 * earlier.
 */
export async function beginPhoneChange(
  auth: AuthContext,
  transaction: Transaction,
  account: Account,
  phone: string,
  again = false,
): Promise<BegunPhoneChange> {
  const now = auth.clock.now();
  await transaction.query('update auth.users set phone_change = $2, updated_at = $3 where id = $1', [
    account.id,
    phone,
    now.toISOString(),
  ]);
  const { code } = await issueOneTimeToken(transaction, {
    userId: account.id,
    address: { kind: 'phone', value: phone },
    type: 'phone_change_token',
    now,
    secret: auth.keys.refreshSecret,
    again,
  });
  const holder = await findAccount(transaction, { phone });
  const owner = holder?.confirmed_at ? holder : undefined;
  return { phone, metadata: account.raw_user_meta_data, code, owner };
}

/** Sends exactly one text message, whether or not the number is in use, so that the response time reveals nothing. */
export async function sendPhoneChange(auth: AuthContext, begun: BegunPhoneChange): Promise<void> {
  const { phone, metadata, code, owner } = begun;
  if (owner) await sendAccountExistsText(auth, phone, owner);
  else await sendCodeText(auth, { to: phone, metadata, code });
}

/**
 * Sends a new code for the pending change to this number. A signed-in caller (`callerId`) can do this only for their own account.
 * For an unauthenticated client, sends a code only if exactly one account has such a change.
 */
export async function resendPhoneChange(auth: AuthContext, phone: string, callerId: string | undefined): Promise<void> {
  const begun = await auth.database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `select id from auth.users where phone_change = $1 and deleted_at is null and ($2::uuid is null or id = $2) limit 2`,
      [phone, callerId ?? null],
    );
    // If several accounts have a pending change to this number, send no code. The number's owner could confirm the change of the
    // wrong account.
    const account = rows.length === 1 && rows[0] && (await findAccount(transaction, { id: rows[0].id }));
    return account ? beginPhoneChange(auth, transaction, account, phone, true) : undefined;
  });
  if (begun) await sendPhoneChange(auth, begun);
}
