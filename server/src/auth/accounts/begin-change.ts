import type { Transaction } from '#database/port.ts';
import type { AuthContext } from '../auth-context.ts';
import type { CodeChallenge } from '../one-time-tokens/code-challenge.ts';
import { issueOneTimeToken, type OneTimeToken } from '../one-time-tokens/issue-one-time-token.ts';
import type { TokenType } from '../one-time-tokens/token-type.ts';
import { sendActionMail } from '../one-time-tokens/send-action-mail.ts';
import { sendCodeText } from '../one-time-tokens/send-code-text.ts';
import { type Account, findAccount } from './account.ts';
import { sendAccountExistsMail, sendAccountExistsText } from './send-account-exists.ts';

/** What the mails of a change are made of. `current` is absent for who has no e-mail yet. */
export interface BegunEmailChange {
  account: Account;
  email: string;
  current: OneTimeToken | undefined;
  next: OneTimeToken;
  /** Who uses the new address already: they get a note instead, and the change never comes to its end. */
  owner: Account | undefined;
}

/**
 * Begins to change an e-mail: both addresses get a link and code, and both must confirm. An earlier change ends. Somebody else's address is
 * taken like any other, so that nobody learns who has an account.
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

/** Sends the mails of a change, to the sides that are to confirm. To be run after the answer. */
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
 * The mails once more, for the account that has this address now and waits for a change; the caller's own when it is known. A side that has
 * confirmed stays confirmed and gets none: anybody may ask for this.
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
  const missing = new Set(rows.map((row) => row.token_type));
  // All links of the account ended meanwhile, and with them what one side had confirmed.
  if (missing.size === 0) return beginEmailChange(auth, transaction, { account, email, challenge: undefined });
  const renew = (type: TokenType, value: string | null) =>
    missing.has(type) && value !== null
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

/** What the text message of a change is made of. */
export interface BegunPhoneChange {
  phone: string;
  metadata: Record<string, unknown>;
  code: string;
  /** Who uses the number already: they get a note instead, and the change never comes to its end. */
  owner: Account | undefined;
}

/** Begins to change a phone: the new number gets a code. Somebody else's is taken like any other, as with e-mails. */
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

/** Sends the text message of a change: one, whoever has the number. */
export async function sendPhoneChange(auth: AuthContext, begun: BegunPhoneChange): Promise<void> {
  const { phone, metadata, code, owner } = begun;
  if (owner) await sendAccountExistsText(auth, phone, owner);
  else await sendCodeText(auth, { to: phone, metadata, code });
}

/** The message once more, for the account that waits to have this number: the caller's own, or else the only one that does. */
export async function resendPhoneChange(auth: AuthContext, phone: string, callerId: string | undefined): Promise<void> {
  const begun = await auth.database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `select id from auth.users where phone_change = $1 and deleted_at is null and ($2::uuid is null or id = $2) limit 2`,
      [phone, callerId ?? null],
    );
    // Of several, a code that is not the reader's own would confirm somebody else's change.
    const account = rows.length === 1 && rows[0] && (await findAccount(transaction, { id: rows[0].id }));
    return account ? beginPhoneChange(auth, transaction, account, phone, true) : undefined;
  });
  if (begun) await sendPhoneChange(auth, begun);
}
