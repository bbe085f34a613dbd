import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Account } from '../accounts/account.ts';
import type { Address } from '../accounts/address.ts';
import { confirmedColumn } from '../accounts/address.ts';
import { changeAddress } from '../accounts/change-address.ts';
import { forgetSignUp } from '../accounts/forget-sign-up.ts';
import { keepMetadata } from '../accounts/keep-metadata.ts';
import { mergeMetadata } from '../requests/metadata.ts';
import type { AdminUserBody } from './admin-user-fields.ts';
import { banEnd } from './ban-duration.ts';

/**
 * Sets what the operator gave on an account; what is absent stays. Addresses that are set count as confirmed, as nobody else vouches for them;
 * a contested sign-up is forgotten before.
 * Answers whether the person's sessions must end: a new password or a ban.
 */
export async function setAccount(
  transaction: Transaction,
  account: Account,
  facts: { given: AdminUserBody; passwordHash: string | undefined; now: Date },
): Promise<boolean> {
  const { given, passwordHash, now } = facts;
  const at = now.toISOString();
  const confirms = given.email_confirm === true || given.phone_confirm === true || !!given.email || !!given.phone;
  if (confirms && account.confirmed_at === null && account.has_conflicting_sign_up)
    await forgetSignUp(transaction, account.id);
  for (const kind of ['email', 'phone'] as const) {
    const value = given[kind];
    const address: Address | undefined = value === undefined ? undefined : { kind, value };
    if (address && value !== account[kind] && !(await changeAddress(transaction, account.id, address, now))) {
      throw new Refusal(`${kind}_exists`);
    }
    if (given[`${kind}_confirm`]) {
      const column = confirmedColumn[kind];
      await transaction.query(`update auth.users set ${column} = coalesce(${column}, $2) where id = $1`, [account.id, at]);
    }
  }
  if (given.user_metadata) await keepMetadata(transaction, account.id, given.user_metadata, now);
  if (given.app_metadata) {
    await transaction.query('update auth.users set raw_app_meta_data = $2 where id = $1', [
      account.id,
      JSON.stringify(mergeMetadata(account.raw_app_meta_data, given.app_metadata)),
    ]);
  }
  if (passwordHash) {
    await transaction.query('update auth.users set encrypted_password = $2 where id = $1', [account.id, passwordHash]);
  }
  const until = given.ban_duration === undefined ? undefined : banEnd(given.ban_duration, now);
  if (given.ban_duration !== undefined) {
    if (until === undefined) throw new Refusal('validation_failed', { message: 'invalid format for ban duration' });
    await transaction.query('update auth.users set banned_until = $2 where id = $1', [
      account.id,
      until?.toISOString() ?? null,
    ]);
  }
  await transaction.query('update auth.users set updated_at = $2 where id = $1', [account.id, at]);
  return passwordHash !== undefined || !!until;
}
