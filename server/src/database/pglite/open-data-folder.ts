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
 * Opens a data folder's embedded database for this process alone, and creates it at the first start. It first completes
 * or drops an interrupted restore, and passes the sentence about it to `warn`. Rejects with `DataFolderInUse` while
 * another process has it.
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
    // PGlite creates files that all users may read and write, and the data folder may be open to others.
    await chmod(folder, 0o700);
    const database = await openPglite({ folder, durable: true, timeouts });
    // If another process takes over the folder, end at once: only unacknowledged writes are lost.
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
  // A failed step is due again next time. The operator gets a warning, unless the database was merely closed.
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
