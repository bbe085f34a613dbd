import { PGlite } from '@electric-sql/pglite';
import { preparedFolder } from './prepared-folder.ts';

/** Named by PGlite's exact version, which package.json pins: each version makes its own files. */
export const engineVersion = 'pglite-0.5.16';

/** The folder of an empty database as PGlite makes it: seven to thirteen seconds of work, which a copy of the folder saves. */
export function emptyTemplate(): Promise<string> {
  return preparedFolder(engineVersion, async (folder) => {
    const pglite = await PGlite.create(folder);
    await pglite.close();
  });
}
