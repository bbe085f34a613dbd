import { resolve } from 'node:path';
import { lockFolder } from '#database/folder/folder-lock.ts';
import {
  beginReplacement,
  hasDatabase,
  isInTheWay,
  mendReplacement,
  replaceDatabase,
} from '#database/folder/replace-database.ts';
import { fillFolder } from '#database/pglite/fill-folder.ts';
import { type ObjectStore, openObjectStore } from '#storage/stores/object-store.ts';
import { BackupRefused } from './backup-line.ts';
import { fillDatabase, type Filled, putPhotos } from './fill-database.ts';
import {
  finishJournal,
  settleRestore,
  writeJournal,
  writeKeys,
  type RestoreState,
  RestoreFailed,
} from './restore-journal.ts';
import { newPhotos, orFullDisk, refuseAccounts, withDatabase, type RestoreInto } from './restore-target.ts';
import { surveyTarget, type Target } from './survey-target.ts';

const nothing: Target = { made: false, accounts: 0, photos: [], others: 0 };

/**
 * Restores into the data folder: creates the new database in a temporary folder, and at the end moves it into place. A
 * journal in the data folder lists the new photos, so that they can be removed if the restore is interrupted.
 */
export const restoreIntoFolder: RestoreInto = async (config, backup, { id, replace, ...how }) => {
  const { dataFolder } = config;
  const objects = openObjectStore(config);
  // An earlier restore may have been interrupted while its new database was still in another folder. Complete or
  // discard that restore first.
  await underLock(dataFolder, () => mendReplacement(dataFolder));
  // If a server uses the database, opening it fails here.
  const target = hasDatabase(dataFolder)
    ? await withDatabase(config, async (database) => {
        await settleRestore(database, objects, dataFolder);
        return surveyTarget(database);
      })
    : nothing;
  refuseAccounts(target, replace, `The data folder ${resolve(dataFolder)}`);
  return underLock(dataFolder, async () => {
    refuseForeignFolder(dataFolder);
    // Without a database in the data folder, `settleRestore` was not called above. Call it here, to roll back an
    // interrupted earlier restore into this folder.
    await settleRestore(undefined, objects, dataFolder);
    const journal = { id, photos: newPhotos(backup, target), keys: backup.keys };
    let filled: Filled;
    try {
      await writeJournal(dataFolder, journal);
      await putPhotos(objects, backup);
      const beside = await beginReplacement(dataFolder);
      const loose = target.photos;
      filled = await fillFolder(beside, (database) => fillDatabase(database, backup, { ...how, id, loose }));
      await writeKeys(beside, backup.keys);
    } catch (error) {
      // Check for a full disk before `undo` frees space, because the engine's error does not always name this cause.
      const cause = await orFullDisk(error, dataFolder);
      throw new RestoreFailed(await undo(dataFolder, objects), cause);
    }
    try {
      await replaceDatabase(dataFolder);
      await finishJournal(dataFolder, journal);
    } catch (error) {
      throw new RestoreFailed('unknown', error);
    }
    return filled;
  });
};

async function underLock<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockFolder(dataFolder);
  try {
    return await work();
  } finally {
    // Releasing the lock fails on a full disk. The error is harmless, because the next process detects that this one
    // has ended.
    await lock.release().catch(() => undefined);
  }
}

/** Removes the files of the failed restore. If that fails, returns 'unknown', and the next start removes them. */
async function undo(dataFolder: string, objects: ObjectStore): Promise<RestoreState | 'unknown'> {
  try {
    await mendReplacement(dataFolder);
    return await settleRestore(undefined, objects, dataFolder);
  } catch {
    return 'unknown';
  }
}

function refuseForeignFolder(dataFolder: string): void {
  const inTheWay = isInTheWay(dataFolder);
  if (inTheWay === undefined) return;
  throw new BackupRefused(`${resolve(inTheWay)} is in the way, and COGN did not leave it there. Move it elsewhere first.`);
}
