import { migrateWithin } from '#database/migrate.ts';
import type { Migration } from '#database/migrations.ts';
import type { Database, ScriptTransaction } from '#database/port.ts';
import { passOver } from '#functions/push/pass-over.ts';
import type { ObjectStore } from '#storage/stores/object-store.ts';
import { loadRows } from './load-rows.ts';
import { recordMaintenance } from './maintenance.ts';
import { settleRestored } from './settle-restored.ts';
import { migrationsOf, type VerifiedBackup } from './verify-backup.ts';
import { isRow } from './backup-line.ts';

/** What came of filling a database. */
export interface Filled {
  setAside: number;
  /** Tables of the backup that COGN did not make. */
  leftOut: string[];
}

interface Options {
  /** The migrations of this version. */
  files: readonly Migration[];
  /** The restore's own id, which is recorded in the database along with the rows. */
  id: string;
  now: Date;
  /** Ids of photos that the store still has of before: the server removes them by and by. */
  loose: readonly string[];
  endSignIns: boolean;
  /** Empties the database, in the same transaction. */
  clear?: (transaction: ScriptTransaction) => Promise<void>;
}

/**
 * Brings a database to where the backup's was, puts its rows there, and brings it forward to this version: in one transaction, so that whatever ends it
 * midway leaves the database as it was.
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
    // Photos that were removed while the backup was made are removed here too, as their person wanted.
    await transaction.query('delete from storage.objects where version = any($1::text[])', [backup.absent]);
    await transaction.query(
      `insert into storage.orphaned_objects (version) select version from unnest($1::text[]) as version
       where version <> all($2::text[]) on conflict do nothing`,
      [loose, backup.photos],
    );
    // What hangs on a sign-in ends with it, a device's notifications too.
    if (endSignIns) await transaction.query('delete from auth.sessions');
    const setAside = await settleRestored(transaction, now);
    await migrateWithin(transaction, files);
    await passOver(transaction, now);
    // The backup that was put back is one, and none that this database made is newer.
    await recordMaintenance(transaction, 'backup', new Date(backup.beginning.made));
    await recordMaintenance(transaction, 'restore', now, id);
    return { leftOut, setAside };
  });
}

/**
 * Puts the photos of a backup into the store. Those that are there already stay as they are: bytes never change under an id. `onEach` is awaited after
 * each photo, to keep a transaction from idling.
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
      // A restore that was cut may have left half a file.
      await store.remove(line.object);
      await store.put(line.object, bytes);
    }
    await onEach?.();
  }
}
