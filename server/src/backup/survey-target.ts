import type { Database, Transaction } from '#database/port.ts';

/** The state of a database before a restore replaces it. */
export interface Target {
  /** Whether COGN's tables exist. */
  made: boolean;
  accounts: number;
  /** The ids of the database's photos, including orphaned objects. */
  photos: string[];
  /** The number of other connections to the database. */
  others: number;
}

const othersOf = `(select count(*) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid())::integer`;

export async function countOthers(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.query<{ others: number }>(`select ${othersOf} as others`);
  return rows[0]?.others ?? 0;
}

/** Reads the state of a database without changing it, whichever version created its tables. */
export async function surveyTarget(database: Database): Promise<Target> {
  return database.asOwner(async (transaction) => {
    const there = await transaction.query<{ users: boolean; photos: boolean; others: number }>(
      `select to_regclass('auth.users') is not null as users, to_regclass('storage.orphaned_objects') is not null as photos,
         ${othersOf} as others`,
    );
    const { users = false, photos = false, others = 0 } = there.rows[0] ?? {};
    if (!users) return { made: false, accounts: 0, photos: [], others };
    const people = await transaction.query<{ count: number }>('select count(*)::integer as count from auth.users');
    const known = photos
      ? await transaction.query<{ version: string }>(
          'select version from storage.objects union select version from storage.orphaned_objects',
        )
      : { rows: [] };
    return { made: true, accounts: people.rows[0]?.count ?? 0, photos: known.rows.map(({ version }) => version), others };
  });
}
