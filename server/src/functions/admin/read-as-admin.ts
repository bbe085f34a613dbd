import { DatabaseError, type Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { Admin } from './acting-admin.ts';

/**
 * Asks the database as the administrator's own role, which reaches nobody's rows: what comes back is what a function of `database/migrations/0014_administration.sql` and the
 * one after it puts together, and each asks anew whether this is an administrator.
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
