import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmedPerson, logIn } from '../../server/src/auth/testing/people.ts';
import { makeBackup } from '../../server/src/backup/make-backup.ts';
import { restoreBackup } from '../../server/src/backup/restore-backup.ts';
import { readConfig, type Config } from '../../server/src/config/config.ts';
import { beginReplacement, replacementSteps } from '../../server/src/database/folder/replace-database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { readMigrations, compareMigrations } from '../../server/src/database/migrations.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { fillFolder } from '../../server/src/database/pglite/fill-folder.ts';
import type { Database } from '../../server/src/database/port.ts';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { defaultTimeouts } from '../../server/src/database/transactions/timeouts.ts';
import { loadKeys } from '../../server/src/load-keys.ts';
import { diskStore } from '../../server/src/storage/stores/disk-store.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { ofThisRun } from '../support/rotation.ts';
import { allTables, fillPerson, type Filled } from './support/fill-person.ts';
import { startRestServer, type Engine } from './support/rest-server.ts';
import { storageClient } from './support/storage-people.ts';

const passphrase = 'quatro chaleiras azuis';
/** A text for rows, with quotes, a line separator outside ASCII, characters of four bytes, and braces as in an SQL array. */
const marker = 'a "b" \\ {c}\u2028\n🫖 ção';
/**
 * Tables that the comparison of all rows skips. A restore changes most of them on purpose (settle-restored.ts).
 * `app.listeners` is unlogged, so no backup contains its rows.
 */
const settled = [
  'app.health_links',
  'app.listeners',
  'server.jobs',
  'server.maintenance',
  'public.crisis_deliveries',
  'auth.one_time_tokens',
  'auth.flow_state',
  'auth.mfa_challenges',
];

const ask = async <Row>(database: Database, sql: string, values: unknown[] = []) =>
  (await database.asOwner((transaction) => transaction.query<Row>(sql, values))).rows;

/** Reads every row of every table as text, so that the comparison works for columns of every type. */
async function contentOf(database: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await allTables(database)) {
    const rows = await ask<{ row: string }>(database, `select t::text as row from ${table} as t order by 1`);
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

let cluster: PostgresCluster;
let folder: string;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  folder = await mkdtemp(join(tmpdir(), 'cogn-backup-'));
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function emptyTarget(engine: Engine): Promise<Config> {
  const place = { DATA_FOLDER: join(folder, randomUUID()) };
  return readConfig(engine === 'pglite' ? place : { ...place, DATABASE_URL: await cluster.createDatabase() });
}

const directions = [
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const;

describe.each(ofThisRun(directions))('a backup of %s, restored into %s', (from, to) => {
  let server: TestServer;
  let person: Filled;
  let config: Config;
  const dataFolder = () => join(folder, `data-of-${from}`);
  const path = () => join(folder, `${from}.backup`);
  const source = () => ({ database: server.database, objects: diskStore(server.objectsFolder), dataFolder: dataFolder() });
  const delivery = randomUUID();

  beforeAll(async () => {
    server = await startRestServer(from);
    await loadKeys(dataFolder());
    const email = `ana-${randomUUID()}@example.org`;
    const session = (await confirmedPerson(server, email, { data: { full_name: 'Ana', language: 'pt' } })) as {
      access_token: string;
      user: { id: string };
    };
    const [live] = await ask<{ id: string }>(server.database, 'select id from auth.sessions');
    person = { id: session.user.id, email, sessionId: live?.id ?? '', token: session.access_token };
    await fillPerson(server, person, marker);
    const operator = storageClient(server, server.keys.serviceKey);
    await operator.createBucket('papers', { public: true, allowedMimeTypes: ['text/*'] });
    await operator.from('papers').upload('note', 'on paper');
    const event = randomUUID();
    await ask(server.database, `insert into public.crisis_events (id, user_id, date) values ($1, $2, '2026-03-01')`, [
      event,
      person.id,
    ]);
    await ask(
      server.database,
      `insert into public.crisis_deliveries (id, user_id, event_id, contact_name, channel, destination, state)
       values ($1, $2, $3, 'Rosa', 'email', 'rosa@person.example', 'queued')`,
      [delivery, person.id, event],
    );
    await ask(
      server.database,
      `insert into server.jobs (id, kind, user_id, run_at) values ($1, 'crisis-email', $2, now() - interval '1 minute')`,
      [delivery, person.id],
    );
    await makeBackup(source(), { path: path(), passphrase, now: new Date() });
    config = await emptyTarget(to);
  });
  afterAll(() => server.close());

  test('restores rows, accounts, photo, files of other buckets and keys, and sends nothing a second time', async () => {
    const restored = await restoreBackup({
      config,
      path: path(),
      passphrase,
      replace: false,
      endSignIns: false,
      now: new Date(),
    });
    expect((await readFile(path())).includes('example.org')).toBe(false);
    expect(restored).toMatchObject({
      leftOut: [],
      backup: { photos: [expect.any(String), expect.any(String)], absent: [] },
    });
    expect(await readFile(join(config.dataFolder, 'keys.json'), 'utf8')).toBe(
      await readFile(join(dataFolder(), 'keys.json'), 'utf8'),
    );

    const database = await openDatabase(config);
    const [before, after] = [await contentOf(server.database), await contentOf(database)];
    for (const table of settled) [before[table], after[table]] = [[], []];
    expect(after).toEqual(before);
    expect(await ask(database, 'select ended_by, content, passcode_hash from app.health_links')).toEqual([
      { ended_by: 'restore', content: null, passcode_hash: null },
    ]);
    expect(
      await ask(
        database,
        `select tgname::text as name from pg_trigger where tgenabled = 'D' union
         select conname::text from pg_constraint where contype = 'f' and condeferrable`,
      ),
    ).toEqual([]);

    const again = await startTestServer({ database, objects: diskStore(join(config.dataFolder, 'objects')) });
    try {
      const signedIn = await logIn(again, person.email);
      expect(signedIn.status).toBe(200);
      const headers = { authorization: `Bearer ${String(signedIn.body['access_token'])}` };
      const photo = await again.fetch(`/storage/v1/object/avatars/${person.id}/photo`, { headers });
      expect([photo.status, (await photo.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      const note = await again.fetch('/storage/v1/object/public/papers/note');
      expect([note.headers.get('content-type'), await note.text()]).toEqual(['text/plain;charset=utf-8', 'on paper']);

      again.clock.advance(3600);
      await again.runDueJobs();
      expect(again.mails.all).toEqual([]);
      expect(
        await ask(database, 'select state, interrupted from public.crisis_deliveries where id = $1', [delivery]),
      ).toEqual([{ state: 'not_known', interrupted: 1 }]);
      expect(await ask(database, 'select reason from server.jobs where id = $1', [delivery])).toEqual([
        { reason: 'restored' },
      ]);
    } finally {
      await again.close();
    }
  });

  test('leaves existing accounts alone unless the operator asks to replace them', async () => {
    const wish = { config, path: path(), passphrase, endSignIns: true, now: new Date() };
    const later = await openDatabase(config);
    await ask(later, `insert into auth.users (email) values ('later@example.org')`);
    await later.close();
    await expect(restoreBackup({ ...wish, replace: false })).rejects.toThrow('holds 2 accounts');
    await restoreBackup({ ...wish, replace: true });
    const database = await openDatabase(config);
    expect(await ask(database, 'select email from auth.users')).toEqual([{ email: person.email }]);
    expect(await ask(database, 'select from auth.sessions')).toEqual([]);
    await database.close();
  });

  test('has one consistent snapshot during concurrent writes, and writes nothing itself', async () => {
    const count = 'select count(*)::integer as count from public.facts_entries';
    const seen = await server.database.readSnapshot(async (transaction) => {
      const first = (await transaction.query(count)).rows;
      // The backup's snapshot and this write do not wait for each other.
      await ask(server.database, 'delete from public.facts_entries');
      return [first, (await transaction.query(count)).rows];
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(await ask(server.database, count)).toEqual([{ count: 0 }]);
    const write = server.database.readSnapshot((transaction) => transaction.query('delete from public.thoughts_entries'));
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });
});

describe.each(ofThisRun(['pglite', 'postgres'] as const))('a backup of an older version, restored into %s', (to) => {
  test('is migrated with its rows; a backup of a newer version is refused with a message', async () => {
    const older = await readMigrations();
    // Simulates a migration of a later version, which changes existing rows.
    const next = {
      name: 'migrations/9000_next.sql',
      script: `update public.profiles set full_name = 'brought forward'`,
      checksum: 'e'.repeat(64),
    };
    const files = [...older, next];
    const database = await openPostgres({ url: await cluster.createDatabase(), timeouts: defaultTimeouts });
    const dataFolder = join(folder, randomUUID());
    const path = join(folder, `${randomUUID()}.backup`);
    const wish = { path, passphrase: undefined, replace: false, endSignIns: false, now: new Date() };
    try {
      await migrate(database, older);
      await loadKeys(dataFolder);
      await ask(database, `insert into auth.users (email) values ('older@example.org')`);
      await makeBackup({ database, objects: diskStore(join(dataFolder, 'objects')), dataFolder }, wish);
    } finally {
      await database.close();
    }
    const config = await emptyTarget(to);
    expect(await restoreBackup({ ...wish, config, migrations: files })).toMatchObject({ leftOut: [] });
    const restored = await openDatabase(config);
    try {
      expect(
        await compareMigrations(
          restored,
          files.map(({ name }) => name),
        ),
      ).toBe('fits');
      expect(await ask(restored, 'select email from auth.users')).toEqual([{ email: 'older@example.org' }]);
      expect(await ask(restored, 'select full_name from public.profiles')).toEqual([{ full_name: 'brought forward' }]);
      // Simulates a backup of a later version.
      await ask(restored, `insert into server.migrations (name, checksum) values ('migrations/9999_later.sql', $1)`, [
        'f'.repeat(64),
      ]);
      const objects = diskStore(join(config.dataFolder, 'objects'));
      const newer = join(folder, `${randomUUID()}.backup`);
      await makeBackup({ database: restored, objects, dataFolder: config.dataFolder }, { ...wish, path: newer });
      const target = await emptyTarget(to);
      await expect(restoreBackup({ ...wish, path: newer, config: target, migrations: files })).rejects.toThrow(
        'was made by a newer version',
      );
    } finally {
      await restored.close();
    }
  });
});

test('the next start finishes a restore that crashed between its last moves, and notifies the operator', async () => {
  const config = await emptyTarget('pglite');
  const open = (warn?: (sentence: string) => void) => openDatabase({ ...config, ...(warn && { warn }) });
  const old = await open();
  await migrate(old);
  await old.close();
  await loadKeys(config.dataFolder);

  // Simulates a crash during a restore: only the first two steps that replace the data folder's files have run.
  const beside = await beginReplacement(config.dataFolder);
  await fillFolder(beside, async (filling) => {
    await migrate(filling);
    await ask(filling, `insert into auth.users (email) values ('restored@example.org')`);
  });
  await loadKeys(beside);
  const keys = await readFile(join(beside, 'keys.json'), 'utf8');
  for (const step of replacementSteps(config.dataFolder).slice(0, 2)) await step();
  expect((await readdir(config.dataFolder)).filter((name) => name.startsWith('database'))).toEqual(['database-before']);

  const reported: string[] = [];
  const database = await open((sentence) => void reported.push(sentence));
  try {
    expect(await ask(database, 'select email from auth.users')).toEqual([{ email: 'restored@example.org' }]);
  } finally {
    await database.close();
  }
  expect(reported).toEqual([expect.stringContaining('is finished now')]);
  expect(await readFile(join(config.dataFolder, 'keys.json'), 'utf8')).toBe(keys);
  const left = (await readdir(config.dataFolder)).filter((name) => !name.startsWith('lock-'));
  expect(left.toSorted()).toEqual(['database', 'keys.json']);
});
