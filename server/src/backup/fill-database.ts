import { migrate } from '#database/migrate.ts';
import { readMigrations } from '#database/migrations.ts';
import type { Database } from '#database/port.ts';
import { passOver } from '#functions/push/pass-over.ts';
import { loadRows } from './load-rows.ts';
import { settleRestored } from './settle-restored.ts';
import { migrationsOf, type VerifiedBackup } from './verify-backup.ts';

/** What came of filling a database. */
export interface Filled {
  setAside: number;
  /** Tables of the backup that COGN did not make. */
  leftOut: string[];
}

/**
 * Brings an empty database to where the backup's was, puts its rows there, and brings it forward to this version. `loose` are ids of photos that the store
 * still has of before: the server removes them by and by.
 */
export async function fillDatabase(
  database: Database,
  backup: VerifiedBackup,
  { now, loose, endSignIns }: { now: Date; loose: readonly string[]; endSignIns: boolean },
): Promise<Filled> {
  const files = await readMigrations();
  await migrate(database, migrationsOf(backup, files));
  const filled = await database.asOwner(async (transaction) => {
    const leftOut = await loadRows(transaction, backup.lines());
    // Photos that were removed while the backup was made are removed here too, as their person wanted.
    await transaction.query('delete from storage.objects where version = any($1::text[])', [backup.absent]);
    await transaction.query(
      `insert into storage.loose_bytes (version) select version from unnest($1::text[]) as version
       where version <> all($2::text[]) on conflict do nothing`,
      [loose, backup.photos],
    );
    // What hangs on a sign-in ends with it, a device's notifications too.
    if (endSignIns) await transaction.query('delete from auth.sessions');
    return { leftOut, setAside: await settleRestored(transaction, now) };
  });
  await migrate(database, files);
  await passOver(database, now);
  return filled;
}
