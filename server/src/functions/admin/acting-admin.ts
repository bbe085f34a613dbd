import type { Claims, Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** An administrator who asks. */
export interface Admin {
  id: string;
  claims: Claims;
}

/**
 * Refuses with `not_admin` whoever is none at this moment, by the database and in the transaction of what they are about to do: a token is an hour old at
 * most, a right can have been taken meanwhile. The row is held, so that it is not taken before the action is done.
 */
export async function requireActingAdmin(transaction: Transaction, { id, claims }: Admin): Promise<void> {
  await transaction.query('select from public.profiles where id = $1 for share', [id]);
  const session = typeof claims['session_id'] === 'string' ? claims['session_id'] : null;
  const { rows } = await transaction.query<{ acting: boolean }>('select app.is_acting_admin($1, $2) as acting', [
    id,
    session,
  ]);
  if (!rows[0]?.acting) throw new Refusal('not_admin');
}
