import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { IdTokenClaims } from '../id-tokens/id-tokens.ts';
import { createAccount } from './create-account.ts';
import { findAccount } from './account.ts';
import { forgetSignUp } from './unconfirmed-sign-ups.ts';

/**
 * Finds or creates the account for the user of an ID token, and returns its id:
 * - If an account is linked to the token's identity, returns that account.
 * - Otherwise, if the issuer has not verified the user's e-mail, returns undefined.
 * - Otherwise links the identity to the account with that e-mail. If that account is unconfirmed, deletes the data of its
 *   sign-up, because its creator may not own the address.
 * - If no account has the e-mail, creates one. Refuses with `signup_disabled` unless `maySignUp`.
 */
export async function accountOfIdentity(
  transaction: Transaction,
  facts: { provider: string; claims: IdTokenClaims; now: Date; maySignUp: boolean },
): Promise<string | undefined> {
  const { provider, claims } = facts;
  const now = facts.now.toISOString();
  const { rows } = await transaction.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, claims.sub],
  );
  if (rows[0]) return rows[0].user_id;
  const { email } = claims;
  if (!email || claims.email_verified !== true) return undefined;
  const known = await findAccount(transaction, { email });
  if (!known && !facts.maySignUp) throw new Refusal('signup_disabled');
  const userId = known?.id ?? (await makeAccount(transaction, email, facts.now));
  if (!userId) return undefined;
  if (known?.confirmed_at === null) await forgetSignUp(transaction, userId);
  await transaction.query(
    'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2 where id = $1',
    [userId, now],
  );
  await transaction.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [
      randomUUID(),
      userId,
      provider,
      claims.sub,
      JSON.stringify({ sub: claims.sub, iss: claims.iss, email, email_verified: true, phone_verified: false }),
      now,
    ],
  );
  await transaction.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('providers',
       (select jsonb_agg(distinct provider) from auth.identities where user_id = $1)) where id = $1`,
    [userId],
  );
  await transaction.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  return userId;
}

async function makeAccount(transaction: Transaction, email: string, now: Date): Promise<string | undefined> {
  const address = { kind: 'email', value: email } as const;
  const created = await createAccount(transaction, { address, passwordHash: null, metadata: {}, confirmed: true, now });
  return created?.id;
}
