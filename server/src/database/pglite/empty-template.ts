import { chmod, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { copyPrepared, preparedFolder } from './prepared-folder.ts';

/**
 * PGlite's exact version, which package.json pins. The template's name contains it, because each version creates
 * different files.
 */
export const engineVersion = 'pglite-0.5.16';

/**
 * Returns the folder of an empty PGlite database to copy from. Creating such a database takes seven to thirteen
 * seconds; a copy is much faster.
 */
export const emptyTemplate = (): Promise<string> => preparedFolder(engineVersion, makeEmpty);

async function makeEmpty(folder: string): Promise<void> {
  const pglite = await PGlite.create(folder);
  await pglite.close();
}

/**
 * Creates an empty database in a folder that does not exist yet: as a copy of the template if possible, otherwise in
 * place. There is no usable template in two cases. The program's own folder may not be writable (in a container, or for
 * a service that may only write to its data folder). Or another user's template may be unreadable.
 */
export async function placeEmptyDatabase(
  folder: string,
  { template = emptyTemplate, copy = copyPrepared, make = makeEmpty } = {},
): Promise<void> {
  try {
    copy(await template(), folder);
  } catch (error) {
    if (!notAllowed.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rm(folder, { recursive: true, force: true });
    await make(folder);
  }
  // Other users of the machine may have access to the data folder, so deny them access to the database's folder.
  await chmod(folder, 0o700);
}

const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS']);
