import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';

/** The columns of auth.mfa_factors that verification needs. */
export interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  factor_type: string;
  secret: string;
}

/** Finds and locks the user's own TOTP factor. Refuses with `mfa_factor_not_found` if the user has no such factor. */
export async function findFactor(transaction: Transaction, userId: string, factorId: string): Promise<Factor> {
  const { rows } = z.uuid().safeParse(factorId).success
    ? await transaction.query<Factor>(
        `select id, status, factor_type, secret from auth.mfa_factors where id = $1 and user_id = $2 and factor_type = 'totp' for update`,
        [factorId, userId],
      )
    : { rows: [] };
  if (!rows[0]) throw new Refusal('mfa_factor_not_found');
  return rows[0];
}

/**
 * Removes a factor. Sessions that reached aal2 with this factor return to aal1. Removing the last verified factor also removes
 * the recovery codes and returns all sessions to aal1.
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
