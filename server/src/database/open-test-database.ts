import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { openPglite } from './pglite/open-pglite.ts';
import { copyPrepared, preparedFolder } from './pglite/prepared-folder.ts';
import type { Database } from './port.ts';
import { defaultTimeouts, type Timeouts } from './transactions/timeouts.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { emptyTemplate, engineVersion } from './pglite/empty-template.ts';

/**
 * The size of PostgreSQL's buffers in a test database, which has few rows. PostgreSQL zeroes its buffers when it starts.
 * With production's 64 MB, this would take a quarter of the CPU time of opening a database.
 */
const buffersMegabytes = 16;

/**
 * Opens a separate embedded database for a test, with all migrations applied. It is never synced to the disk, and
 * `close` deletes it.
 */
export async function openTestDatabase(timeouts: Timeouts = defaultTimeouts): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-database-'));
  copyPrepared(await migratedTemplate(), folder);
  const database = await openPglite({ folder, durable: false, buffersMegabytes, timeouts });
  return {
    ...database,
    async close() {
      // The files are deleted next, so PostgreSQL needs no clean shutdown.
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns a folder with an embedded database that has all migrations applied. It is created once for each state of the
 * migrations, and tests copy it.
 */
export async function migratedTemplate(): Promise<string> {
  const [empty, migrations] = await Promise.all([emptyTemplate(), readMigrations()]);
  const hash = createHash('sha256').update(migrations.map((migration) => migration.checksum).join());
  return preparedFolder(`${engineVersion}-${hash.digest('hex').slice(0, 12)}`, async (folder) => {
    copyPrepared(empty, folder);
    const database = await openPglite({ folder, durable: false, timeouts: defaultTimeouts });
    await migrate(database, migrations);
    await database.close();
  });
}
