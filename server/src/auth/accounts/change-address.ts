import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { confirmedColumn, type Address } from './account.ts';
import { identityData } from './create-account.ts';

/**
 * Sets the confirmed e-mail or phone of an account. Ends the pending change, and deletes the links and codes that were sent to
 * the old address. An anonymous account becomes a permanent one. Returns false if a confirmed account already has the new
 * address.
 *
 * If an unconfirmed account has the new address, the server deletes that account: it holds no data, and its creator has not
 * proven to own the address. The exception is an unconfirmed account that signed up, or was sent a message, after this change was
 * requested (`askedAt`). Its creator may own the address and be about to confirm it, so the server keeps the account and returns
 * false.
 */
export async function changeAddress(
  transaction: Transaction,
  userId: string,
  address: Address,
  now: Date,
  askedAt?: Date,
): Promise<boolean> {
  const { kind, value } = address;
  await transaction.query(
    `delete from auth.users where ${kind} = $1 and id <> $2 and confirmed_at is null
       and ($3::timestamptz is null or greatest(created_at, confirmation_sent_at, recovery_sent_at) <= $3)`,
    [value, userId, askedAt?.toISOString() ?? null],
  );
  const { rows } = await transaction.query(`select from auth.users where ${kind} = $1 and id <> $2`, [value, userId]);
  if (rows.length > 0) return false;
  // A code that was sent to the old address must not sign anybody in.
  await transaction.query(
    `delete from auth.one_time_tokens where user_id = $1 and relates_to = (select ${kind} from auth.users where id = $1)`,
    [userId],
  );
  const status = kind === 'email' ? ', email_change_confirm_status = 0' : '';
  await transaction.query(
    `update auth.users set ${kind} = $2, ${confirmedColumn[kind]} = $3, ${kind}_change = null${status}, updated_at = $3,
       is_anonymous = false
     where id = $1`,
    [userId, value, now.toISOString()],
  );
  await transaction.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = excluded.updated_at`,
    [randomUUID(), userId, kind, userId, JSON.stringify(identityData(userId, address, true)), now.toISOString()],
  );
  await transaction.query(
    `update auth.users set raw_app_meta_data = jsonb_build_object('provider', $2::text) || raw_app_meta_data || jsonb_build_object(
       'providers', (select jsonb_agg(distinct provider) from auth.identities where user_id = $1)) where id = $1`,
    [userId, kind],
  );
  return true;
}
