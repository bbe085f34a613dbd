import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { emptyTemplate, preparedFolder } from './pglite/template.ts';
import type { Database } from './port.ts';
import { defaultTimeouts, type Timeouts } from './transactions/timeouts.ts';

/** A migrated embedded database of its own for a test, gone when it is closed. Never synced to disk. */
export async function openTestDatabase(timeouts: Timeouts = defaultTimeouts): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-database-'));
  await cp(await migratedTemplate(), folder, { recursive: true });
  const database = await openPglite({ folder, durable: false, timeouts });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function migratedTemplate(): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(migrations.map((migration) => migration.checksum).join());
  return preparedFolder(`pglite-0.5.16-${hash.digest('hex').slice(0, 12)}`, async (folder) => {
    await cp(await emptyTemplate(), folder, { recursive: true });
    const database = await openPglite({ folder, durable: false, timeouts: defaultTimeouts });
    await migrate(database, migrations);
    await database.close();
  });
}
