import type { Transaction } from '#database/port.ts';
import { type Account, confirmedColumn, type Address } from '../accounts/account.ts';
import { changeAddress } from '../accounts/change-address.ts';
import { forgetSignUp } from '../accounts/unconfirmed-sign-ups.ts';
import type { Redeemed } from './redeem.ts';

export type Confirmed =
  /** `passwordCleared`: the password was deleted, because another client may have set it. The owner must set a new one. */
  | { kind: 'done'; passwordCleared: boolean }
  /** The user has confirmed one of the two addresses of an e-mail change. */
  | { kind: 'half' }
  /** Another account has taken the new address in the meantime. */
  | { kind: 'taken' }
  /** Another change has replaced this one, or the change is complete. */
  | { kind: 'outdated' };

const done: Confirmed = { kind: 'done', passwordCleared: false };

/** Performs the action of a redeemed link or code, except signing in. The caller must have locked the row of the account. */
export async function confirm(
  transaction: Transaction,
  account: Account,
  redeemed: Redeemed,
  now: Date,
): Promise<Confirmed> {
  switch (redeemed.type) {
    case 'email_change_token_current':
    case 'email_change_token_new':
      return confirmEmailChange(transaction, account, redeemed.askedAt, now);
    case 'phone_change_token':
      if (account.phone_change !== redeemed.address.value) return { kind: 'outdated' };
      return (await changeAddress(transaction, account.id, redeemed.address, now, redeemed.askedAt))
        ? done
        : { kind: 'taken' };
    case 'confirmation_token':
    case 'recovery_token':
      return confirmAddress(transaction, account, redeemed, now);
    case 'reauthentication_token':
      return { kind: 'outdated' };
  }
}

async function confirmEmailChange(transaction: Transaction, account: Account, askedAt: Date, now: Date): Promise<Confirmed> {
  const { email_change: email } = account;
  if (email === null) return { kind: 'outdated' };
  if (account.email !== null && account.email_change_confirm_status === 0) {
    await transaction.query('update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1', [
      account.id,
      now.toISOString(),
    ]);
    return { kind: 'half' };
  }
  const changed = await changeAddress(transaction, account.id, { kind: 'email', value: email }, now, askedAt);
  return changed ? done : { kind: 'taken' };
}

/**
 * Confirms an address: the client received the message, so it owns the address. In two cases another person may have typed the
 * data of an unconfirmed account: after a conflicting sign-up, and when a recovery mail confirms the address. The server then
 * deletes that data (docs/decisions/0017-forget-conflicting-sign-ups.md).
 */
async function confirmAddress(
  transaction: Transaction,
  account: Account,
  redeemed: Redeemed,
  now: Date,
): Promise<Confirmed> {
  const { address } = redeemed;
  const foreign = account.has_conflicting_sign_up || redeemed.type === 'recovery_token';
  const forgotten = account.confirmed_at === null && foreign;
  await markConfirmed(transaction, account.id, address, now);
  if (forgotten) await forgetSignUp(transaction, account.id);
  return { kind: 'done', passwordCleared: forgotten && account.encrypted_password !== null };
}

async function markConfirmed(transaction: Transaction, userId: string, { kind, value }: Address, now: Date): Promise<void> {
  const column = confirmedColumn[kind];
  await transaction.query(
    `update auth.users set ${column} = $2, updated_at = $2 where id = $1 and ${column} is null and ${kind} = $3`,
    [userId, now.toISOString(), value],
  );
  await transaction.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object($3::text, true)
     where user_id = $1 and provider = $2`,
    [userId, kind, `${kind}_verified`],
  );
}
