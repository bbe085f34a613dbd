import { createHmac, randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Transaction } from '#database/port.ts';

/** Number of codes in one set. */
export const recoveryCodeCount = 10;
/** 80 bits: sixteen base32 characters, as in Supabase's protocol. */
const codeBytes = 10;

/** The factor that represents a user's recovery codes. */
export interface RecoveryFactor {
  id: string;
  friendly_name: string;
  remaining: number;
}

/** Finds the factor of the user's recovery codes; undefined if the user has not created codes. */
export async function findRecoveryFactor(transaction: Transaction, userId: string): Promise<RecoveryFactor | undefined> {
  const { rows } = await transaction.query<RecoveryFactor>(
    `select id, friendly_name, (select count(*)::int from auth.mfa_recovery_codes where user_id = $1) as remaining
     from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`,
    [userId],
  );
  return rows[0];
}

/**
 * Creates the factor for recovery codes, without codes yet. Returns false if the user already has a factor with this name.
 */
export async function addRecoveryFactor(
  transaction: Transaction,
  facts: { userId: string; name: string; now: Date },
): Promise<boolean> {
  const { count } = await transaction.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'recovery_code', 'verified', '', $4, $4) on conflict do nothing`,
    [randomUUID(), facts.userId, facts.name, facts.now.toISOString()],
  );
  return count > 0;
}

/** Returns new codes and invalidates older ones. Codes cannot be read again, because the database stores only hashes. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  facts: { userId: string; now: Date; secret: Uint8Array },
): Promise<string[]> {
  const { userId, secret } = facts;
  const codes = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: codeBytes }).base32.toLowerCase());
  await transaction.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId]);
  await transaction.query(
    'insert into auth.mfa_recovery_codes (user_id, code_hash, created_at) select $1, unnest($2::text[]), $3',
    [userId, codes.map((code) => hashRecoveryCode(secret, userId, code)), facts.now.toISOString()],
  );
  return codes;
}

/** Uses up a code. Returns false when it is not one of the user's codes. */
export async function useRecoveryCode(
  transaction: Transaction,
  facts: { userId: string; code: string; secret: Uint8Array },
): Promise<boolean> {
  const { count } = await transaction.query('delete from auth.mfa_recovery_codes where user_id = $1 and code_hash = $2', [
    facts.userId,
    hashRecoveryCode(facts.secret, facts.userId, facts.code),
  ]);
  return count > 0;
}

/** Removes the codes and their factor. */
export async function removeRecoveryCodes(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId]);
  await transaction.query(`delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`, [userId]);
}

function hashRecoveryCode(secret: Uint8Array, userId: string, code: string): string {
  const meant = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', secret).update(`recovery code\n${userId}\n${meant}`).digest('base64url');
}
