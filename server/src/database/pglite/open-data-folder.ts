import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../folder/folder-lock.ts';
import { mendReplacement } from '../folder/replace-database.ts';
import { syncFolder } from '../folder/sync-folder.ts';
import { DatabaseError, type Database } from '../port.ts';
import type { Timeouts } from '../transactions/timeouts.ts';
import { placeEmptyDatabase } from './empty-template.ts';
import { copyPathOf } from './read-copy.ts';
import { openPglite, type EmbeddedDatabase } from './open-pglite.ts';

const upkeepMilliseconds = 15_000;

/**
 * Opens the embedded database of a data folder for this process alone, and creates it at the first start. If a crash
 * interrupted a restore, first completes or discards the restore and reports it to `warn`. Rejects with
 * `DataFolderInUse` if another process has locked the folder.
 */
export async function openDataFolder(
  dataFolder: string,
  timeouts: Timeouts,
  warn: (sentence: string) => void = (sentence) => process.emitWarning(sentence),
): Promise<Database> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  let stopUse = () => {};
  const lock = await lockFolder(dataFolder, { onLost: () => stopUse() });
  try {
    const mended = await mendReplacement(dataFolder);
    if (mended !== undefined) warn(mended);
    const folder = join(dataFolder, 'database');
    await makeUnlessThere(folder);
    await rm(copyPathOf(folder), { recursive: true, force: true });
    // PGlite creates files that every user of the machine may read and write. The data folder may be open to other
    // users too, so close this folder to them.
    await chmod(folder, 0o700);
    const database = await openPglite({ folder, durable: true, timeouts });
    // If another process takes over the folder, end at once. Only writes without an acknowledgement are lost.
    stopUse = () => void database.end();
    const upkeep = setInterval(() => void maintainQuietly(database), upkeepMilliseconds);
    upkeep.unref();
    return {
      ...database,
      async close() {
        clearInterval(upkeep);
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function maintainQuietly(database: EmbeddedDatabase): Promise<void> {
  // The next run repeats a failed step. Warn the operator, unless the step only failed because the database was closed.
  await database.maintain().catch((error: unknown) => {
    const isClosed = error instanceof DatabaseError && error.code === '57P01';
    if (!isClosed) process.emitWarning(error as Error);
  });
}

/** Creates the database under a temporary name, and renames it only when it is complete and synced. */
async function makeUnlessThere(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await placeEmptyDatabase(unfinished);
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncFolder(folder);
}
