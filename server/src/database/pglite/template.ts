import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseFolder } from '../migrations.ts';

/** Where prepared folders are kept; git ignores it. */
const cacheFolder = join(databaseFolder, '../.cache');

/**
 * Gives a folder that was prepared once, making it when it is not there: `make` fills the folder it is given. Whatever the content depends on
 * belongs into the name. Two processes that make the same one at once both do the work, and one of the two results stays.
 */
export async function preparedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder, name);
  if (await exists(folder)) return folder;
  const unfinished = `${folder}.${String(process.pid)}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await make(unfinished);
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return folder;
}

/** The folder of an empty database as PGlite makes it: seven to thirteen seconds of work, which a copy of the folder saves. */
export function emptyTemplate(): Promise<string> {
  return preparedFolder('pglite-0.5.16', async (folder) => {
    const pglite = await PGlite.create(folder);
    await pglite.close();
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
