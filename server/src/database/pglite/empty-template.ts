import { chmod, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { copyPrepared, preparedFolder } from './prepared-folder.ts';

/** PGlite's exact version, which package.json pins. It names the template, because each version makes different files. */
export const engineVersion = 'pglite-0.5.16';

/** The folder of an empty PGlite database. Creating one takes seven to thirteen seconds, which a copy saves. */
export const emptyTemplate = (): Promise<string> => preparedFolder(engineVersion, makeEmpty);

async function makeEmpty(folder: string): Promise<void> {
  const pglite = await PGlite.create(folder);
  await pglite.close();
}

/**
 * Creates an empty database in a missing folder: as a copy of the template, or in place if there is no usable template.
 * That is so if nothing can be stored beside the program (a container, or a service that may only write to its data
 * folder), or if another user's template is unreadable.
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
  // The operator's data folder may be open to other users of the machine.
  await chmod(folder, 0o700);
}

const notAllowed = new Set(['EACCES', 'EPERM', 'EROFS']);
