import { chmod, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { copyPrepared, preparedFolder } from './prepared-folder.ts';

/** Named by PGlite's exact version, which package.json pins: each version makes its own files. */
export const engineVersion = 'pglite-0.5.16';

/** The folder of an empty database as PGlite makes it: seven to thirteen seconds of work, which a copy of the folder saves. */
export const emptyTemplate = (): Promise<string> => preparedFolder(engineVersion, makeEmpty);

async function makeEmpty(folder: string): Promise<void> {
  const pglite = await PGlite.create(folder);
  await pglite.close();
}

/**
 * Makes an empty database in a folder that is not there yet: by a copy of the template, or in place where nothing can be stored beside the program, as
 * in a container or a service that may write to its data folder alone, or where the template is of another user, who alone can read it.
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
  // A data folder that the operator made may be open to other users of the machine.
  await chmod(folder, 0o700);
}

const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS']);
