import { createHmac, randomInt } from 'node:crypto';
import type { Transaction } from '#database/port.ts';

/** How many codes a person gets at a time. */
export const recoveryCodeCount = 10;
/** Without letters and digits that look alike on paper. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Twelve signs in three groups: 59 bits. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

function hashRecoveryCode(secret: Uint8Array, userId: string, code: string): string {
  const meant = code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return createHmac('sha256', secret).update(`recovery code\n${userId}\n${meant}`).digest('base64url');
}

/** Makes new codes; older ones end. Answered this once: only hashes are kept. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  facts: { userId: string; now: Date; secret: Uint8Array },
): Promise<string[]> {
  const { userId, secret } = facts;
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode());
  await transaction.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId]);
  await transaction.query(
    'insert into auth.mfa_recovery_codes (user_id, code_hash, created_at) select $1, unnest($2::text[]), $3',
    [userId, [...codes].map((code) => hashRecoveryCode(secret, userId, code)), facts.now.toISOString()],
  );
  return [...codes];
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

/** How many codes are left. */
export async function countRecoveryCodes(transaction: Transaction, userId: string): Promise<number> {
  const { rows } = await transaction.query<{ left: number }>(
    'select count(*)::int as left from auth.mfa_recovery_codes where user_id = $1',
    [userId],
  );
  return rows[0]?.left ?? 0;
}
