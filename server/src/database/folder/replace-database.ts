import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, syncPath } from './sync-folder.ts';

/** The paths in a data folder during the replacement of its database. */
function placesOf(dataFolder: string) {
  return {
    database: join(dataFolder, 'database'),
    keys: join(dataFolder, 'keys.json'),
    /** The new database while it is incomplete. It is ignored until it is renamed to `made`. */
    making: join(dataFolder, 'restoring'),
    /** The complete new database, synced to the disk. If it exists, a replacement only has to move it into place. */
    made: join(dataFolder, 'restored'),
    /** The old database, stored here until the new one is in place. */
    before: join(dataFolder, 'database-before'),
  };
}

/** Whether the folder has a database, including one that an interrupted replacement has not moved yet. */
export function hasDatabase(dataFolder: string): boolean {
  const { database, made } = placesOf(dataFolder);
  return existsSync(database) || existsSync(join(made, 'database'));
}

/**
 * Returns the path for the old database if another folder already exists there, because moving the old database would then
 * fail. Otherwise returns undefined. Call it after `mendReplacement`, under the same lock.
 */
export function isInTheWay(dataFolder: string): string | undefined {
  const { before } = placesOf(dataFolder);
  return existsSync(before) ? before : undefined;
}

/**
 * Creates an empty folder for the new `database` and the new `keys.json`. The caller must have the data folder's lock.
 */
export async function beginReplacement(dataFolder: string): Promise<string> {
  const { making } = placesOf(dataFolder);
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  return making;
}

/** Moves the new database into place. After a crash, `mendReplacement` completes the move. */
export async function replaceDatabase(dataFolder: string): Promise<void> {
  for (const step of replacementSteps(dataFolder)) await step();
}

/**
 * The steps that move the new database into place, in order. After a crash they all run again, so each step does
 * nothing if it was done before.
 */
export function replacementSteps(dataFolder: string): readonly (() => Promise<void>)[] {
  const { database, keys, making, made, before } = placesOf(dataFolder);
  const move = async (from: string, to: string) => {
    await rename(from, to);
    await syncPath(dataFolder);
  };
  return [
    async () => {
      if (!existsSync(making)) return;
      await syncFolder(making);
      await move(making, made);
    },
    async () => {
      if (existsSync(join(made, 'database')) && existsSync(database)) await move(database, before);
    },
    async () => {
      if (existsSync(join(made, 'database'))) await move(join(made, 'database'), database);
    },
    async () => {
      if (existsSync(join(made, 'keys.json'))) await move(join(made, 'keys.json'), keys);
    },
    () => rm(before, { recursive: true, force: true }),
    () => rm(made, { recursive: true, force: true }),
  ];
}

/**
 * Repairs a replacement that a crash interrupted: deletes an incomplete new database, or moves a complete one into place.
 * Returns a sentence for the operator, or undefined if there was nothing to repair. The caller must have the folder's lock.
 */
export async function mendReplacement(dataFolder: string): Promise<string | undefined> {
  const { making, made } = placesOf(dataFolder);
  const wasMade = existsSync(made);
  const wasMaking = existsSync(making);
  await rm(making, { recursive: true, force: true });
  if (wasMade) {
    await replaceDatabase(dataFolder);
    return 'A restore was cut at its last step, and is finished now: the database and the keys are those of the backup.';
  }
  if (!wasMaking) return undefined;
  return 'A restore was cut before it had changed anything: the database is as it was before it. Run the restore again.';
}
