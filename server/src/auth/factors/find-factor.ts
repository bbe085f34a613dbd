import { z } from 'zod';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** A row of auth.mfa_factors, as far as a code is checked by it. */
export interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  factor_type: string;
  secret: string;
}

/** The person's own factor with codes of an app, locked; refuses with `mfa_factor_not_found` for any other. */
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
