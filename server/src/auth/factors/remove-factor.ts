import type { Transaction } from '#database/port.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';

/**
 * Takes a factor away. Sessions that it raised fall back to one proof; with the last verified factor go the recovery codes and every
 * raised session's standing.
 */
export async function removeFactor(transaction: Transaction, userId: string, factorId: string): Promise<void> {
  const { rows: raised } = await transaction.query<{ id: string }>(
    'select id from auth.sessions where user_id = $1 and factor_id = $2',
    [userId, factorId],
  );
  await transaction.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [factorId, userId]);
  const { rows: left } = await transaction.query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified' and factor_type = 'totp' limit 1`,
    [userId],
  );
  const none = left.length === 0;
  if (none) await removeRecoveryCodes(transaction, userId);
  const { rows: fallen } = await transaction.query<{ id: string }>(
    `update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and (id = any($2) or $3) returning id`,
    [userId, raised.map(({ id }) => id), none],
  );
  await transaction.query(`delete from auth.mfa_amr_claims where session_id = any($1) and authentication_method = any($2)`, [
    fallen.map(({ id }) => id),
    ['totp', 'mfa/recovery_code'],
  ]);
}
