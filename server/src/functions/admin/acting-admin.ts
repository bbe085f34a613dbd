import { type Claims, type Transaction, DatabaseError, type Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** The administrator who sends the request. */
export interface Admin {
  id: string;
  claims: Claims;
}

/**
 * Refuses with `not_admin` if the database no longer lists the user as an administrator. Call it in the action's own transaction,
 * because a token can be an hour old and the right may have been revoked since. It locks the row, so that nobody can revoke the
 * right before the action ends.
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
 * Queries the database in the administrator's own role, `authenticated`, which cannot read other users' rows. `text` calls a
 * function of `database/migrations/0014_administration.sql`. Each function that this role may call checks the administrator right
 * again.
 *
 * The statement has the owner's time limit, and creates no debt in the fair queue. With many records it takes seconds, so under a
 * user's limits it would be cancelled, and the administrator would be locked out.
 */
export async function readAsAdmin<Row>(
  database: Database,
  { claims }: Admin,
  text: string,
  parameters: readonly unknown[],
): Promise<Row | undefined> {
  try {
    const { rows } = await database.asOwner(async (transaction) => {
      await transaction.query(
        `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
        [JSON.stringify(claims)],
      );
      return transaction.finish<Row>(text, parameters);
    });
    return rows[0];
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') throw new Refusal('not_admin', { cause: error });
    throw error;
  }
}
