import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';

export interface NewAccount {
  /** Null for the rehearsal in sign-up, where nobody is to be made. */
  email: string | null;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  confirmed: boolean;
  now: Date;
}

export interface CreatedAccount {
  id: string;
  identityId: string;
}

/**
 * Makes the account and its identity; the profile follows by the database's own trigger. Answers both ids. The unique index on the
 * e-mail decides between two sign-ups at once: undefined for the one that comes second.
 */
export async function createAccount(transaction: Transaction, account: NewAccount): Promise<CreatedAccount | undefined> {
  const { email, passwordHash, confirmed } = account;
  const id = randomUUID();
  const identityId = randomUUID();
  const now = account.now.toISOString();
  const { rows } = await transaction.query(
    `insert into auth.users
       (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (email) do nothing returning id`,
    [
      id,
      email,
      passwordHash,
      confirmed ? now : null,
      JSON.stringify({ provider: 'email', providers: ['email'] }),
      JSON.stringify(account.metadata),
      now,
    ],
  );
  if (rows.length === 0) return undefined;
  await transaction.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2, 'email', $3, $4, $5, $5)`,
    [identityId, id, id, JSON.stringify({ sub: id, email, email_verified: confirmed, phone_verified: false }), now],
  );
  return { id, identityId };
}
