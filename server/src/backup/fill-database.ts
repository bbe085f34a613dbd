import { migrateWithin } from '#database/migrate.ts';
import type { Migration } from '#database/migrations.ts';
import type { Database, ScriptTransaction } from '#database/port.ts';
import { markDueAlarmsSent } from '#functions/push/mark-due-alarms-sent.ts';
import type { ObjectStore } from '#storage/stores/object-store.ts';
import { loadRows } from './load-rows.ts';
import { recordMaintenance } from './last-maintenance.ts';
import { settleRestored } from './settle-restored.ts';
import { migrationsOf, type VerifiedBackup } from './verify-backup.ts';
import { isRow } from './backup-line.ts';

export interface Filled {
  setAside: number;
  /** The names of the backup's tables that COGN did not create. The restore skips their rows. */
  leftOut: string[];
}

interface Options {
  /** The migrations of this program. */
  files: readonly Migration[];
  /**
   * The id of this restore. It is stored in the same transaction as the rows, so the database shows whether the restore
   * was committed.
   */
  id: string;
  now: Date;
  /**
   * The ids of the replaced database's photos in the store. The server later removes those that the backup does not
   * contain.
   */
  loose: readonly string[];
  endSignIns: boolean;
  /** Called before anything else, in the restore's transaction, to empty the database. */
  clear?: (transaction: ScriptTransaction) => Promise<void>;
}

/**
 * Migrates a database to the version of the backup, loads the backup's rows, and then migrates it to this version. All
 * this is one transaction, so a failure leaves the database unchanged.
 */
export async function fillDatabase(
  database: Database,
  backup: VerifiedBackup,
  { files, id, now, loose, endSignIns, clear }: Options,
): Promise<Filled> {
  return database.rebuild(async (transaction) => {
    await clear?.(transaction);
    await migrateWithin(transaction, migrationsOf(backup, files));
    const leftOut = await loadRows(transaction, backup.lines());
    // Delete the rows of photos whose bytes the backup lacks. Users removed these photos during the backup, or the
    // store had lost the bytes.
    await transaction.query('delete from storage.objects where version = any($1::text[])', [backup.absent]);
    await transaction.query(
      `insert into storage.orphaned_objects (version) select version from unnest($1::text[]) as version
       where version <> all($2::text[]) on conflict do nothing`,
      [loose, backup.photos],
    );
    // Deleting a session also deletes the rows that refer to it, such as push notification devices.
    if (endSignIns) await transaction.query('delete from auth.sessions');
    const setAside = await settleRestored(transaction, now);
    await migrateWithin(transaction, files);
    await markDueAlarmsSent(transaction, now);
    // Record the time of the restored backup as the latest backup, because this database has made none since.
    await recordMaintenance(transaction, 'backup', new Date(backup.beginning.made));
    await recordMaintenance(transaction, 'restore', now, id);
    return { leftOut, setAside };
  });
}

/**
 * Writes all photos of a backup that the store does not have yet. Awaits `onEach` after each photo. A restore into
 * PostgreSQL sends a query in `onEach`; otherwise PostgreSQL would roll the idle transaction back.
 */
export async function putPhotos(
  store: ObjectStore,
  { lines }: Pick<VerifiedBackup, 'lines'>,
  onEach?: () => Promise<unknown>,
): Promise<void> {
  for await (const line of lines()) {
    if (isRow(line) || !('object' in line) || line.bytes === null) continue;
    const bytes = Buffer.from(line.bytes, 'base64');
    const there = await store.get(line.object);
    if (there === undefined || !bytes.equals(there)) {
      // An interrupted restore may have left an incomplete file, so remove it first.
      await store.remove(line.object);
      await store.put(line.object, bytes);
    }
    await onEach?.();
  }
}
