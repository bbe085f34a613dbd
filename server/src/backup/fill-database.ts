import { migrateWithin } from '#database/migrate.ts';
import type { Migration } from '#database/migrations.ts';
import type { Database, ScriptTransaction } from '#database/port.ts';
import { markDueAlarmsSent } from '#functions/push/mark-due-alarms-sent.ts';
import type { ObjectStore } from '#storage/stores/object-store.ts';
import { loadRows } from './load-rows.ts';
import { recordMaintenance } from './maintenance.ts';
import { settleRestored } from './settle-restored.ts';
import { migrationsOf, type VerifiedBackup } from './verify-backup.ts';
import { isRow } from './backup-line.ts';

export interface Filled {
  setAside: number;
  /** Tables of the backup that COGN did not create. */
  leftOut: string[];
}

interface Options {
  /** The migrations of this version. */
  files: readonly Migration[];
  /** The restore's own id, stored in the database together with the rows. */
  id: string;
  now: Date;
  /** Ids of photos from before the restore that are still in the store. The server removes them later. */
  loose: readonly string[];
  endSignIns: boolean;
  /** Empties the database, in the same transaction. */
  clear?: (transaction: ScriptTransaction) => Promise<void>;
}

/**
 * Migrates a database to the backup's version, loads its rows, and migrates it to this version. All of it is one
 * transaction, so a failure leaves the database unchanged.
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
    // Photos that their owners removed while the backup was made are removed here too.
    await transaction.query('delete from storage.objects where version = any($1::text[])', [backup.absent]);
    await transaction.query(
      `insert into storage.orphaned_objects (version) select version from unnest($1::text[]) as version
       where version <> all($2::text[]) on conflict do nothing`,
      [loose, backup.photos],
    );
    // Deleting a session also deletes its dependent rows, such as a device's notifications.
    if (endSignIns) await transaction.query('delete from auth.sessions');
    const setAside = await settleRestored(transaction, now);
    await migrateWithin(transaction, files);
    await markDueAlarmsSent(transaction, now);
    // Record the restored backup as the latest: this database has made none since.
    await recordMaintenance(transaction, 'backup', new Date(backup.beginning.made));
    await recordMaintenance(transaction, 'restore', now, id);
    return { leftOut, setAside };
  });
}

/**
 * Writes those photos of a backup that the store does not have yet. Awaits `onEach` after each photo: its query keeps the
 * restore's transaction from being ended as idle.
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
      // An interrupted restore may have left a partial file.
      await store.remove(line.object);
      await store.put(line.object, bytes);
    }
    await onEach?.();
  }
}
