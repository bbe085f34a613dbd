import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../testing/postgres-cluster.ts';
import { migrate, MigrationRefused } from './migrate.ts';
import { readMigrations, type Migration } from './migrations.ts';
import { openTestDatabase } from './open-test-database.ts';
import type { Database } from './port.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { defaultTimeouts } from './transactions/timeouts.ts';

const migration = (name: string, script: string): Migration => ({ name, script, checksum: `checksum of ${script}` });
const first = migration('migrations/0001_first.sql', 'create table first (id integer); insert into first values (1)');
const second = migration('migrations/0002_second.sql', 'create table second (id integer) -- the end');
const failing = migration('migrations/0003_failing.sql', 'create table third (id integer); select 1/0');

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster();
});
afterAll(() => cluster.stop());

describe('migrating an empty database', () => {
  let url: string;
  let database: Database;
  beforeEach(async () => {
    url = await cluster.createDatabase();
    database = await openPostgres({ url, timeouts: defaultTimeouts });
  });
  afterEach(() => database.close());

  const ask = async (text: string) => (await database.asOwner((transaction) => transaction.query(text))).rows;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('nothing was refused'),
      (error: unknown) => error as Error,
    );

  test('runs each file once, in order, and returns the names', async () => {
    expect(await migrate(database, [first, second])).toEqual([first.name, second.name]);
    expect(await migrate(database, [first, second])).toEqual([]);
    expect(await ask('select id from first')).toEqual([{ id: 1 }]);
    expect(await ask('select name, checksum from server.migrations order by name')).toEqual([
      { name: first.name, checksum: first.checksum },
      { name: second.name, checksum: second.checksum },
    ]);
  });

  test('refuses a file that changed since it ran, with instructions', async () => {
    await migrate(database, [first]);
    const refused = await refusal(migrate(database, [{ ...first, checksum: 'another' }, second]));
    expect(refused).toBeInstanceOf(MigrationRefused);
    expect(refused.message).toMatch(/migrations\/0001_first\.sql has changed.*put the file back/);
    expect(await ask("select to_regclass('second') as second")).toEqual([{ second: null }]);
  });

  test('refuses a database of a newer version', async () => {
    await migrate(database, [first, second]);
    const refused = await refusal(migrate(database, [first]));
    expect(refused.message).toMatch(/0002_second\.sql, which this version does not know/);
  });

  test('keeps the files before a failing one, rolls that one back, and names it', async () => {
    const refused = await refusal(migrate(database, [first, failing]));
    expect(refused).toBeInstanceOf(MigrationRefused);
    expect(refused.message).toMatch(/database\/migrations\/0003_failing\.sql failed and was rolled back: division by zero/);
    expect(await ask("select to_regclass('third') as third")).toEqual([{ third: null }]);
    expect(await ask('select name from server.migrations')).toEqual([{ name: first.name }]);
    expect(await migrate(database, [first, second])).toEqual([second.name]);
  });

  test('lets several processes migrate at once: each file still runs once', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url, timeouts: defaultTimeouts })));
    const applied = await Promise.all(others.map((other) => migrate(other, [first, second])));
    expect(applied.flat().sort()).toEqual([first.name, second.name]);
    expect(await ask('select id from first')).toEqual([{ id: 1 }]);
    await Promise.all(others.map((other) => other.close()));
  });

  test('runs the real files, and only the owner can read the record', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(database)).toEqual(names);
    const look = (role: 'anon' | 'authenticated' | 'service_role') =>
      database.asUser({ role }, (transaction) => transaction.query('select * from server.migrations'));
    for (const role of ['anon', 'authenticated', 'service_role'] as const) {
      await expect(look(role)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('the embedded database is migrated the same way, once', async () => {
  const database = await openTestDatabase();
  expect(await migrate(database)).toEqual([]);
  const known = await readMigrations();
  await expect(migrate(database, [...known, failing])).rejects.toThrow(/0003_failing/);
  expect(await migrate(database, [...known, second])).toEqual([second.name]);
  await database.close();
});
