import { createHmac, randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Transaction } from '#database/port.ts';

/** How many codes a person gets at a time. */
export const recoveryCodeCount = 10;
/** 80 bits: sixteen signs of base32, as the public protocol has them. */
const codeBytes = 10;

/** The factor that stands for a person's codes. */
export interface RecoveryFactor {
  id: string;
  friendly_name: string;
  remaining: number;
}

/** The person's codes as a factor; undefined when they have none. */
export async function findRecoveryFactor(transaction: Transaction, userId: string): Promise<RecoveryFactor | undefined> {
  const { rows } = await transaction.query<RecoveryFactor>(
    `select id, friendly_name, (select count(*)::int from auth.mfa_recovery_codes where user_id = $1) as remaining
     from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`,
    [userId],
  );
  return rows[0];
}

/** Makes the factor, without codes yet. False when the person has another of that name. */
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

/** Makes new codes; older ones end. Answered this once: only hashes are stored. */
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

/** Uses a code up. False when it is none of the person's. */
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

/** Takes the codes and their factor away. */
export async function removeRecoveryCodes(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId]);
  await transaction.query(`delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`, [userId]);
}

function hashRecoveryCode(secret: Uint8Array, userId: string, code: string): string {
  const meant = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', secret).update(`recovery code\n${userId}\n${meant}`).digest('base64url');
}
