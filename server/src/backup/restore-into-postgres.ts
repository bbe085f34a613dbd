import { lockForRestore } from '#database/migrate.ts';
import type { ScriptTransaction } from '#database/port.ts';
import { openObjectStore } from '#storage/stores/object-store.ts';
import { BackupRefused } from './backup-line.ts';
import { fillDatabase, putPhotos } from './fill-database.ts';
import { dropCognObjects } from './cogn-objects.ts';
import { finishJournal, RestoreFailed, settleRestore, writeJournal } from './restore-journal.ts';
import { newPhotos, refuseAccounts, withDatabase, type RestoreInto } from './restore-target.ts';
import { countOthers, surveyTarget } from './survey-target.ts';

/**
 * Restores into PostgreSQL: drops our objects and creates them again with the backup's rows, in one transaction. Leaves
 * the operator's own tables in `public` alone. If this process ends early, the next start completes photos and keys
 * from the journal in the data folder.
 */
export const restoreIntoPostgres: RestoreInto = (config, backup, { id, replace, ...how }) =>
  withDatabase(config, async (database) => {
    const { dataFolder } = config;
    const objects = openObjectStore(config);
    const target = await surveyTarget(database);
    refuseOthers(target.others);
    refuseAccounts(target, replace, 'The database of DATABASE_URL');
    await settleRestore(database, objects, dataFolder);
    const journal = { id, photos: newPhotos(backup, target), keys: backup.keys };
    const clear = async (transaction: ScriptTransaction) => {
      await lockForRestore(transaction);
      // Count the other connections again, because a server may have connected after the survey. A server that starts
      // from now on waits until the restore releases its lock.
      refuseOthers(await countOthers(transaction));
      await writeJournal(dataFolder, journal);
      await putPhotos(objects, backup, () => transaction.query('select'));
      await transaction.script(await dropCognObjects(transaction));
    };
    try {
      const filled = await fillDatabase(database, backup, { ...how, id, loose: target.photos, clear });
      await finishJournal(dataFolder, journal);
      return filled;
    } catch (error) {
      if (error instanceof BackupRefused) throw error;
      // PostgreSQL may have committed although its response was lost, so find out from the database.
      const state = await settleRestore(database, objects, dataFolder).catch(() => 'unknown' as const);
      throw new RestoreFailed(state, error);
    }
  });

function refuseOthers(others: number): void {
  if (others === 0) return;
  throw new BackupRefused(
    `${String(others)} other connections have this database open. Stop every COGN server and other program that uses it first.`,
  );
}
