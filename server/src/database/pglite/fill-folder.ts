import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../folder/sync-folder.ts';
import type { Database } from '../port.ts';
import { defaultTimeouts } from '../transactions/timeouts.ts';
import { placeEmptyDatabase } from './empty-template.ts';
import { openPglite } from './open-pglite.ts';

/**
 * Makes the embedded database of a data folder that has none and that nobody else knows of yet, has it filled, and resolves when all of it stands on the
 * disk. Nothing is synced before: a crash meanwhile leaves what is to be thrown away.
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
