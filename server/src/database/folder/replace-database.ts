import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, syncPath } from './sync-folder.ts';

/** Where things are in a data folder while another database takes the old one's place. */
function placesOf(dataFolder: string) {
  return {
    database: join(dataFolder, 'database'),
    keys: join(dataFolder, 'keys.json'),
    /** What is being made. It counts for nothing until it is whole. */
    making: join(dataFolder, 'restoring'),
    /** What was made, whole and on the disk: from here on it is only moved. */
    made: join(dataFolder, 'restored'),
    /** The old database, for the moment between two moves. */
    before: join(dataFolder, 'database-before'),
  };
}

/** Whether the folder holds a database, be it one that a cut replacement has still to move to its place. */
export function holdsDatabase(dataFolder: string): boolean {
  const { database, made } = placesOf(dataFolder);
  return existsSync(database) || existsSync(join(made, 'database'));
}

/** Whether somebody else's folder stands where the old database is to go. Ask after `mendReplacement`, under the same lock. */
export function isInTheWay(dataFolder: string): string | undefined {
  const { before } = placesOf(dataFolder);
  return existsSync(before) ? before : undefined;
}

/** An empty folder to make `database` and `keys.json` in. The caller has the folder's lock. */
export async function beginReplacement(dataFolder: string): Promise<string> {
  const { making } = placesOf(dataFolder);
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  return making;
}

/** Gives what was made the old one's place. A crash in between is finished by `mendReplacement`, never half done for good. */
export async function replaceDatabase(dataFolder: string): Promise<void> {
  for (const step of replacementSteps(dataFolder)) await step();
}

/** The moves, each of which may be the last one before a crash, and each of which does nothing where it was done before. */
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
 * Puts in order what a replacement left that was cut: one that was still being made is dropped, one that was whole is finished. Returns a sentence for the
 * operator about it, undefined where there was nothing. The caller has the folder's lock.
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
