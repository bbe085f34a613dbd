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
 * Tests have few rows. Zeroing the product's 64 MB of buffers would take a quarter of the CPU time of opening a database.
 */
const buffersMegabytes = 16;

/** A separate migrated embedded database for a test, removed when it is closed. Never synced to the disk. */
export async function openTestDatabase(timeouts: Timeouts = defaultTimeouts): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-database-'));
  copyPrepared(await migratedTemplate(), folder);
  const database = await openPglite({ folder, durable: false, buffersMegabytes, timeouts });
  return {
    ...database,
    async close() {
      // The files are thrown away, so they need no clean shutdown.
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The folder of an embedded database with all migrations applied, created once for each state of the migrations: tests
 * copy it.
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
