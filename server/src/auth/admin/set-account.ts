import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { confirmedColumn, type Account, type Address } from '../accounts/account.ts';
import { changeAddress } from '../accounts/change-address.ts';
import { forgetSignUp } from '../accounts/unconfirmed-sign-ups.ts';
import { mergeMetadata, updateMetadata, metadata } from '../requests/metadata.ts';
import { emailAddress } from '../requests/email-address.ts';
import { orAbsent, password, phone } from '../requests/fields.ts';

/**
 * Sets the given fields of an account and leaves its other fields unchanged. A new address counts as confirmed, because the
 * operator vouches for it. If an address of a conflicting sign-up is confirmed in this way, deletes the data of the sign-up
 * first. Returns whether the caller must end the account's sessions: true after a new password or a ban.
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
  if (given.user_metadata) await updateMetadata(transaction, account.id, given.user_metadata, now);
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

/** Milliseconds per unit of Go's duration format, which the protocol uses. */
const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const longestMilliseconds = 200 * 365 * 86_400_000;

/**
 * Returns the end of a ban of this length ('24h', '1h30m'). Returns null for 'none', which lifts the ban, and undefined for an
 * invalid duration or one of over 200 years.
 */
function banEnd(duration: string, now: Date): Date | null | undefined {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration)) return undefined;
  const parts = [...duration.matchAll(/(\d{1,20}(?:\.\d{1,20})?)(ms|s|m|h)/g)];
  const length = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ''] ?? 0), 0);
  return length > longestMilliseconds ? undefined : new Date(now.getTime() + length);
}

/** The account fields that an operator may set. `role` can only be `authenticated`, the role of every user. */
export const adminUserBody = z.object({
  id: orAbsent(z.uuid('ID must conform to the uuid v4 format')),
  role: orAbsent(z.literal('authenticated')),
  email: orAbsent(emailAddress),
  phone: orAbsent(phone),
  password: orAbsent(password),
  email_confirm: orAbsent(z.boolean()),
  phone_confirm: orAbsent(z.boolean()),
  user_metadata: orAbsent(metadata),
  app_metadata: orAbsent(metadata),
  ban_duration: orAbsent(z.string().max(40)),
});
export type AdminUserBody = z.infer<typeof adminUserBody>;
