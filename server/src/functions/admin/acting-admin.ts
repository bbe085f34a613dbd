import { type Claims, type Transaction, DatabaseError, type Database } from '#database/port.ts';
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

/**
 * Asks the database as the administrator's own role, which reaches nobody's rows: what comes back is what a function of `database/migrations/0014_administration.sql` and the
 * one after it puts together, and each asks again whether this is an administrator.
 */
export async function readAsAdmin<Row>(
  database: Database,
  { claims }: Admin,
  text: string,
  parameters: readonly unknown[],
): Promise<Row | undefined> {
  try {
    const { rows } = await database.asUser(claims, (transaction) => transaction.finish<Row>(text, parameters));
    return rows[0];
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') throw new Refusal('not_admin', { cause: error });
    throw error;
  }
}
