import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedTemplate } from './migrated-template.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { copyPrepared } from './pglite/prepared-folder.ts';
import type { Database } from './port.ts';
import { defaultTimeouts, type Timeouts } from './transactions/timeouts.ts';

/** A migrated embedded database of its own for a test, gone when it is closed. It is never synced to disk. */
export async function openTestDatabase(timeouts: Timeouts = defaultTimeouts): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-database-'));
  copyPrepared(await migratedTemplate(), folder);
  const database = await openPglite({ folder, durable: false, timeouts });
  return {
    ...database,
    async close() {
      // Nobody needs its files in order.
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
