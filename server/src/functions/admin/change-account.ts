import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Admin } from './acting-admin.ts';
import { writeLog } from './write-log.ts';

export interface AccountAction {
  admin: Admin;
  accountId: string;
  now: Date;
}

/**
 * SQL that takes the lock for all changes of administrators. Without this lock, two administrators could revoke each other's
 * right at the same time, and no administrator would be left. Take it before the row locks, to avoid deadlocks.
 */
const takeAdminsLock = 'select pg_advisory_xact_lock(718242052)';
/** Years of the ban that closes an account: practically forever, and still a date that every program can parse. */
const closedForYears = 100;

/** Takes the lock that serializes all changes of administrators. */
export async function lockAdmins(transaction: Transaction): Promise<void> {
  await transaction.query(takeAdminsLock);
}

/** Grants premium until the end of a day (UTC), or ends a grant (null). Paid premium stays. Refuses a day in the past. */
export async function setPremium(
  transaction: Transaction,
  { admin, accountId, now }: AccountAction,
  until: string | null,
): Promise<void> {
  const end = until === null ? null : new Date(`${until}T23:59:59Z`);
  if (end && end <= now) throw new Refusal('premium_day_over');
  await findOpenAccount(transaction, accountId, now);
  await transaction.query('select app.grant_premium($1, $2)', [accountId, end]);
  const action = until === null ? 'premium_revoked' : 'premium_granted';
  await writeLog(transaction, {
    ...{ adminId: admin.id, accountId, action, now },
    ...(until !== null && { detail: until }),
  });
}

/**
 * Grants or revokes the administrator right. Refuses to revoke it from the last active administrator, and to grant it to an
 * anonymous account, which has no password or code to prove an identity with.
 */
export async function setAdmin(
  transaction: Transaction,
  { admin, accountId, now }: AccountAction,
  isAdmin: boolean,
): Promise<void> {
  const { isAnonymous } = await findOpenAccount(transaction, accountId, now);
  if (isAdmin && isAnonymous) throw new Refusal('account_anonymous');
  if (!isAdmin) {
    const { count } = await transaction.query(
      `select from public.profiles as profile join auth.users as account on account.id = profile.id
       where profile.is_admin and profile.id <> $1 and account.deleted_at is null
         and (account.banned_until is null or account.banned_until <= $2)`,
      [accountId, now],
    );
    if (count === 0) throw new Refusal('last_admin');
  }
  await transaction.query('update public.profiles set is_admin = $2 where id = $1', [accountId, isAdmin]);
  await writeLog(transaction, {
    ...{ adminId: admin.id, accountId, action: isAdmin ? 'admin_granted' : 'admin_revoked', now },
  });
}

/**
 * Blocks sign-in to an account until it is opened again. The account's data stays, and the caller must end its sessions. Refuses
 * to close the administrator's own account.
 */
export async function closeAccount(transaction: Transaction, { admin, accountId, now }: AccountAction): Promise<void> {
  if (accountId === admin.id) throw new Refusal('own_account');
  await findOpenAccount(transaction, accountId, now);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + closedForYears);
  await transaction.query('update auth.users set banned_until = $2, updated_at = $3 where id = $1', [accountId, until, now]);
  await transaction.query('delete from auth.one_time_tokens where user_id = $1', [accountId]);
  await transaction.query(
    `insert into app.closed_accounts (user_id, closed_at) values ($1, $2)
     on conflict (user_id) do update set closed_at = excluded.closed_at`,
    [accountId, now],
  );
  await writeLog(transaction, { adminId: admin.id, accountId, action: 'account_closed', now });
}

/** Opens an account that an administrator closed. Refuses an account that is not closed. */
export async function openAccount(transaction: Transaction, { admin, accountId, now }: AccountAction): Promise<void> {
  const { count } = await transaction.query('delete from app.closed_accounts where user_id = $1', [accountId]);
  if (count === 0) throw new Refusal('account_not_closed');
  await transaction.query('update auth.users set banned_until = null, updated_at = $2 where id = $1', [accountId, now]);
  await writeLog(transaction, { adminId: admin.id, accountId, action: 'account_opened', now });
}

/** Finds and locks an account that is neither closed nor deleted. */
export async function findOpenAccount(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<{ email: string | null; isConfirmed: boolean; isAnonymous: boolean }> {
  const { rows } = await transaction.query<{
    email: string | null;
    isConfirmed: boolean;
    isAnonymous: boolean;
    isClosed: boolean | null;
  }>(
    `select email, email_confirmed_at is not null as "isConfirmed", is_anonymous as "isAnonymous",
       account.banned_until > $2 and exists (select from app.closed_accounts where user_id = account.id) as "isClosed"
     from auth.users as account where id = $1 and deleted_at is null for update`,
    [accountId, now],
  );
  const [account] = rows;
  if (!account) throw new Refusal('user_not_found');
  if (account.isClosed === true) throw new Refusal('account_closed');
  return account;
}
