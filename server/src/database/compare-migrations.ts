import { DatabaseError, type Database } from './port.ts';

/** How a database stands to a program: as it wants it, not brought forward yet, or brought further by a newer one. */
export type SchemaState = 'fits' | 'behind' | 'newer';

/** Asks how a database stands to the migrations that this program knows, by their names. Rejects when it does not answer. */
export async function compareMigrations(database: Database, known: readonly string[]): Promise<SchemaState> {
  try {
    const { rows } = await database.asOwner((transaction) =>
      transaction.finish<{ ours: number; others: number }>(
        `select count(*) filter (where name = any($1::text[]))::integer as ours,
           count(*) filter (where name <> all($1::text[]))::integer as others from server.migrations`,
        [known],
      ),
    );
    const { ours = 0, others = 0 } = rows[0] ?? {};
    if (others > 0) return 'newer';
    return ours < known.length ? 'behind' : 'fits';
  } catch (error) {
    // No table, no schema: nothing was ever applied.
    if (error instanceof DatabaseError && ['42P01', '3F000'].includes(error.code)) return 'behind';
    throw error;
  }
}
