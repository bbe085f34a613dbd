import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordMaintenance } from '../../server/src/backup/last-maintenance.ts';
import { writeJournal } from '../../server/src/backup/restore-journal.ts';
import { readConfig, type Config } from '../../server/src/config/config.ts';
import { lockForRestore, migrate } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { loadKeys } from '../../server/src/load-keys.ts';
import { makeLogger } from '../../server/src/logger.ts';
import { start } from '../../server/src/start.ts';
import { diskStore } from '../../server/src/storage/stores/disk-store.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';

let cluster: PostgresCluster;
let folder: string;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  folder = await mkdtemp(join(tmpdir(), 'cogn-cut-'));
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['pglite', 'postgres'] as const)('the start after an interrupted restore into %s', (engine) => {
  const photo = randomUUID();
  const restoreId = randomUUID();
  let config: Config;

  /**
   * Creates the state of a killed restore: a photo in the store, and the file in which the restore records its steps. If
   * `committed`, the database contains the restore's id, which shows that the restored rows were committed.
   */
  async function cut({ committed }: { committed: boolean }): Promise<{ before: string; restored: string }> {
    const place = { PORT: '0', DATA_FOLDER: join(folder, randomUUID()) };
    config = readConfig(engine === 'pglite' ? place : { ...place, DATABASE_URL: await cluster.createDatabase() });
    const database = await openDatabase(config);
    await migrate(database);
    const done = committed ? restoreId : randomUUID();
    await database.asOwner((transaction) => recordMaintenance(transaction, 'restore', new Date(), done));
    await database.close();
    await loadKeys(config.dataFolder);
    await loadKeys(join(folder, 'of-the-backup'));
    const keysIn = (place: string) => readFile(join(place, 'keys.json'), 'utf8');
    const restored = await keysIn(join(folder, 'of-the-backup'));
    await writeJournal(config.dataFolder, { id: restoreId, photos: [photo], keys: restored });
    await diskStore(join(config.dataFolder, 'objects')).put(photo, new Uint8Array([1]));
    return { before: await keysIn(config.dataFolder), restored };
  }

  async function startAndStop(): Promise<{ keys: string; photos: string[]; left: string[]; log: string }> {
    let log = '';
    const started = await start(config, makeLogger('warn', { write: (line: string) => void (log += line) }));
    await started.stop();
    const left = await readdir(config.dataFolder);
    const photos = await readdir(join(config.dataFolder, 'objects'));
    return { keys: await readFile(join(config.dataFolder, 'keys.json'), 'utf8'), photos, left, log };
  }

  test('uses the backup’s keys when its rows were committed', async () => {
    const { restored } = await cut({ committed: true });
    const { keys, photos, left, log } = await startAndStop();
    expect([keys, photos]).toEqual([restored, [photo]]);
    expect(left).not.toContain('restore-journal.json');
    expect(log).toContain('is finished now');
  });

  test('removes the backup’s photos and uses the old keys when the rows were not committed', async () => {
    const { before } = await cut({ committed: false });
    const { keys, photos, left, log } = await startAndStop();
    expect([keys, photos]).toEqual([before, []]);
    expect(left).not.toContain('restore-journal.json');
    expect(log).toContain('before it had changed anything');
  });
});

test('is refused with a reason while a restore fills the PostgreSQL database', async () => {
  const config = readConfig({ DATA_FOLDER: folder, DATABASE_URL: await cluster.createDatabase() });
  const [restoring, starting] = [await openDatabase(config), await openDatabase(config)];
  try {
    await restoring.rebuild(async (transaction) => {
      await lockForRestore(transaction);
      await expect(migrate(starting)).rejects.toThrow('A restore is filling this database');
    });
    expect(await migrate(starting)).not.toEqual([]);
  } finally {
    await restoring.close();
    await starting.close();
  }
});
