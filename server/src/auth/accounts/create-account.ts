import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { confirmedColumn, type Address } from './account.ts';

export interface NewAccount {
  /** Defaults to a random id. */
  id?: string | undefined;
  address: Address;
  /**
   * Whether to store the account without its address. A dry run of a sign-up does this, because a real account already uses the
   * address.
   */
  nameless?: boolean;
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
 * Creates the account and its identity, and returns both ids; a database trigger creates the profile. Returns undefined
 * if the address is in use: the unique index decides between concurrent sign-ups.
 */
export async function createAccount(transaction: Transaction, account: NewAccount): Promise<CreatedAccount | undefined> {
  const { passwordHash, confirmed } = account;
  const { kind, value } = account.address;
  const address = account.nameless ? null : value;
  const id = account.id ?? randomUUID();
  const identityId = randomUUID();
  const now = account.now.toISOString();
  const { rows } = await transaction.query(
    `insert into auth.users
       (id, ${kind}, encrypted_password, ${confirmedColumn[kind]}, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict do nothing returning id`,
    [
      id,
      address,
      passwordHash,
      confirmed ? now : null,
      JSON.stringify({ provider: kind, providers: [kind] }),
      JSON.stringify(account.metadata),
      now,
    ],
  );
  if (rows.length === 0) return undefined;
  await transaction.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [identityId, id, kind, id, JSON.stringify(identityData(id, account.address, confirmed)), now],
  );
  return { id, identityId };
}

/** The data of an identity by e-mail or phone, in the format of Supabase's auth server. */
export function identityData(userId: string, { kind, value }: Address, confirmed: boolean): Record<string, unknown> {
  return {
    sub: userId,
    [kind]: value,
    email_verified: kind === 'email' && confirmed,
    phone_verified: kind === 'phone' && confirmed,
  };
}
