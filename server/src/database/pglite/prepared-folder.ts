import { cpSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse, lockFolder, type FolderLock } from '../folder/folder-lock.ts';
import { databaseFolder } from '../migrations.ts';

/** The parent of all prepared folders; git ignores it. */
const cacheFolder = join(databaseFolder, '../.cache/database');

/**
 * Returns the path of a folder that `make` fills once, and that tests and servers then copy. `name` must include
 * everything that the content depends on, such as versions and hashes. If several processes need the folder at once,
 * one makes it and the others wait.
 */
export async function preparedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder, name);
  if (await exists(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const lock = await waitForTurn();
  try {
    if (await exists(folder)) return folder;
    const unfinished = join(cacheFolder, 'unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await make(unfinished);
    await rename(unfinished, folder);
    await removeOutdated(folder);
    return folder;
  } finally {
    await lock.release();
  }
}

/**
 * Copies a prepared folder to `folder`, which must be missing or empty. One recursive copy is ten times faster than
 * copying file by file.
 */
export function copyPrepared(prepared: string, folder: string): void {
  cpSync(prepared, folder, { recursive: true });
}

/**
 * Deletes prepared folders that are more than a day older than the newest one. Every changed migration leaves a folder
 * of 40 MB.
 */
async function removeOutdated(newest: string): Promise<void> {
  const { birthtimeMs } = await stat(newest);
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    const outdated = /^(pglite|postgres)-.*-/.test(name) && birthtimeMs - (await stat(path)).birthtimeMs > 24 * 3_600_000;
    if (outdated) await rm(path, { recursive: true, force: true });
  }
}

async function waitForTurn(): Promise<FolderLock> {
  for (;;) {
    const lock = await lockFolder(cacheFolder).catch((error: unknown) => {
      if (!(error instanceof DataFolderInUse)) throw error;
    });
    if (lock) return lock;
    await wait(100);
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
