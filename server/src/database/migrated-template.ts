import { createHash } from 'node:crypto';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { emptyTemplate, engineVersion } from './pglite/empty-template.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { copyPrepared, preparedFolder } from './pglite/prepared-folder.ts';
import { defaultTimeouts } from './transactions/timeouts.ts';

/** The folder of an embedded database that every migration has gone over, made once for each state of the migrations: for tests to copy. */
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
