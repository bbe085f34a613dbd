import type { Transaction } from '#database/port.ts';

/** A row of auth.users, with the columns that auth reads. */
export interface Account {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  /** The requested new e-mail; null without a pending change. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  /** 1 after the first of the two confirmations (old and new address) of a pending change, else 0. */
  email_change_confirm_status: number;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  invited_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  is_anonymous: boolean;
  banned_until: Date | null;
  /** Whether two sign-ups gave different data before the address was confirmed; see unconfirmed-sign-ups.ts. */
  has_conflicting_sign_up: boolean;
  factors: AccountFactor[];
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** The fields of a second factor that a client may see. Times are in the database's JSON text format. */
export interface AccountFactor {
  id: string;
  friendly_name: string;
  factor_type: string;
  status: 'unverified' | 'verified';
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A row of auth.identities: one way to sign in to an account. */
export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const accountColumns = `id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, confirmed_at,
  confirmation_sent_at, recovery_sent_at, email_change, email_change_sent_at, email_change_confirm_status, phone_change,
  phone_change_sent_at, reauthentication_sent_at, invited_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data,
  is_anonymous, banned_until, has_conflicting_sign_up, created_at, updated_at, deleted_at,
  (select coalesce(jsonb_agg(to_jsonb(factor) order by factor.created_at, factor.id), '[]') from (
     select id, friendly_name, factor_type, status, last_challenged_at, created_at, updated_at
     from auth.mfa_factors where user_id = users.id) factor) as factors`;

/**
 * Whether the account has a verified second factor (TOTP). If so, a session at aal1, which has not used the factor, must not
 * change credentials. Recovery codes alone do not count as a second factor.
 */
export function hasSecondFactor(account: Account): boolean {
  return account.factors.some((factor) => factor.factor_type === 'totp' && factor.status === 'verified');
}

/** Whether the account is banned: an operator banned it or an administrator closed it, and the ban has not expired. */
export function isBanned(account: Account, now: Date): boolean {
  return account.banned_until !== null && account.banned_until > now;
}

/** An e-mail address or phone number, with which a user can sign in. Phone numbers are stored as digits without a plus. */
export interface Address {
  kind: 'email' | 'phone';
  value: string;
}

/** For each kind of address, the column of auth.users that stores when the address was confirmed. */
export const confirmedColumn = { email: 'email_confirmed_at', phone: 'phone_confirmed_at' } as const;

type By = { id: string } | { email: string } | { phone: string };

/** Finds the account with this id, e-mail or phone; ignores deleted accounts. */
export async function findAccount(transaction: Transaction, by: By): Promise<Account | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : 'email' in by ? ['email', by.email] : ['phone', by.phone];
  const { rows } = await transaction.query<Account>(
    `select ${accountColumns} from auth.users where ${column} = $1 and deleted_at is null`,
    [value],
  );
  return rows[0];
}

/** The account's identities, oldest first. */
export async function findIdentities(transaction: Transaction, userId: string): Promise<Identity[]> {
  const { rows } = await transaction.query<Identity>(
    `select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/**
 * Closes an account permanently: deletes its credentials and all data in schema `auth` that identifies its owner, and frees its
 * addresses. The row in auth.users stays, so that references to it remain valid. The caller must end the sessions.
 */
export async function closeForGood(transaction: Transaction, id: string, now: Date): Promise<void> {
  for (const table of ['identities', 'one_time_tokens', 'mfa_factors', 'mfa_recovery_codes', 'flow_state']) {
    await transaction.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await transaction.query(
    `update auth.users set email = null, phone = null, email_change = null, phone_change = null, encrypted_password = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = coalesce(deleted_at, $2), updated_at = $2
     where id = $1`,
    [id, now.toISOString()],
  );
}
