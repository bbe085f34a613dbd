import { cp, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { emptyTemplate } from './pglite/template.ts';
import type { Database } from './port.ts';
import { defaultTimeouts, type Timeouts } from './transactions/timeouts.ts';

interface Options {
  /** A PostgreSQL to use; without it, the embedded one keeps its files in `dataFolder`. */
  databaseUrl?: string;
  dataFolder: string;
  timeouts?: Timeouts;
}

/** Opens the database that the server was set up with. The caller migrates and closes it. */
export async function openDatabase({ databaseUrl, dataFolder, timeouts = defaultTimeouts }: Options): Promise<Database> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, timeouts });
  const folder = join(dataFolder, 'database');
  const isNew = await stat(folder).then(
    () => false,
    () => true,
  );
  if (isNew) {
    await mkdir(dataFolder, { recursive: true });
    await cp(await emptyTemplate(), folder, { recursive: true });
  }
  return openPglite({ folder, durable: true, timeouts });
}
