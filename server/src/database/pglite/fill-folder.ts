import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../folder/sync-folder.ts';
import type { Database } from '../port.ts';
import { defaultTimeouts } from '../transactions/timeouts.ts';
import { placeEmptyDatabase } from './empty-template.ts';
import { openPglite } from './open-pglite.ts';

/**
 * Creates the embedded database of a data folder that no process uses yet, and fills it. Resolves when it is synced to
 * the disk. It is synced only at the end, because the caller deletes the folder after a crash anyway.
 */
export async function fillFolder<T>(dataFolder: string, fill: (database: Database) => Promise<T>): Promise<T> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const folder = join(dataFolder, 'database');
  await placeEmptyDatabase(folder);
  const database = await openPglite({ folder, durable: false, timeouts: defaultTimeouts });
  let filled: T;
  try {
    filled = await fill(database);
  } catch (error) {
    await database.end();
    throw error;
  }
  await database.close();
  await syncFolder(folder);
  return filled;
}
