import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '../../server/src/backup/make-backup.ts';
import { readBackup } from '../../server/src/backup/read-backup.ts';
import { restoreBackup } from '../../server/src/backup/restore-backup.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { readMigrationNames } from '../../server/src/database/migrations.ts';
import { emptyTemplate } from '../../server/src/database/pglite/empty-template.ts';
import { openPglite } from '../../server/src/database/pglite/open-pglite.ts';
import { copyPrepared } from '../../server/src/database/pglite/prepared-folder.ts';
import type { Database } from '../../server/src/database/port.ts';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { defaultTimeouts } from '../../server/src/database/transactions/timeouts.ts';
import { loadKeys } from '../../server/src/load-keys.ts';
import { diskStore } from '../../server/src/storage/stores/disk-store.ts';
import { startPostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, type Engine } from './support/rest-server.ts';

const hosted = join(import.meta.dirname, '../../database/hosted');

/**
 * The operator’s own table, which our SQL must never change. It has every column by which our SQL finds our tables, and a
 * date that our tables refuse.
 */
const guests = `create table public.guests (
    id uuid primary key default gen_random_uuid(), user_id uuid, date date, created_at timestamptz default now(), updated_at timestamptz
  );
  insert into public.guests (date) values ('infinity');`;

/** The roles of docs/scaling.md. The server's role owns the database, but has no right to the operator's table. */
const roles = `create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role cogn login;
  grant anon, authenticated, service_role to cogn with admin option;`;

interface Opened {
  /** Connects as the server. */
  database: Database;
  /** Connects as the operator, who owns the table `guests`. */
  operator: Database;
  close(): Promise<void>;
}

async function openWithTable(engine: Engine): Promise<Opened> {
  if (engine === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'cogn-others-'));
    copyPrepared(await emptyTemplate(), folder);
    const database = await openPglite({ folder, durable: false, timeouts: defaultTimeouts });
    await database.runScript(guests);
    return { database, operator: database, close: () => rm(folder, { recursive: true, force: true }) };
  }
  const cluster = await startPostgresCluster();
  const url = new URL(await cluster.createDatabase());
  const operator = await openPostgres({ url: url.href, timeouts: defaultTimeouts });
  await operator.runScript(`${roles} ${guests} alter database ${url.pathname.slice(1)} owner to cogn;`);
  const database = await openPostgres({
    url: Object.assign(url, { username: 'cogn' }).href,
    timeouts: defaultTimeouts,
  });
  return {
    database,
    operator,
    async close() {
      await operator.close();
      await cluster.stop();
    },
  };
}

describe.each(engines)('an operator’s table in the schema public, on %s', (engine) => {
  let opened: Opened;
  let server: TestServer;
  let before: unknown;
  beforeAll(async () => {
    opened = await openWithTable(engine);
    before = await facts();
    expect(await migrate(opened.database)).toEqual(await readMigrationNames());
    server = await startTestServer({ database: opened.database });
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });

  /** Reads everything about the operator's table that one of our statements could have changed. */
  async function facts(): Promise<unknown> {
    const { rows } = await opened.operator.asOwner((transaction) =>
      transaction.query(
        `select relrowsecurity, relowner::regrole::text as owner, relacl::text as rights, relhastriggers,
           (select count(*)::integer from pg_constraint where conrelid = pg_class.oid and contype <> 'n') as constraints,
           (select count(*)::integer from pg_index where indrelid = pg_class.oid) as indexes,
           (select count(*)::integer from pg_policy where polrelid = pg_class.oid) as policies,
           (select count(*)::integer from public.guests) as rows
         from pg_class where oid = 'public.guests'::regclass`,
      ),
    );
    return rows;
  }

  test('is left alone by the migrations and by the scripts for hosted Supabase', async () => {
    expect(before).toMatchObject([{ relrowsecurity: false, constraints: 1, indexes: 1, policies: 0, rows: 1 }]);
    expect(await facts()).toEqual(before);
    await opened.operator.runScript(await readFile(join(hosted, 'second_factor_gate.sql'), 'utf8'));
    // PGlite has no publications, so realtime.sql runs on PostgreSQL only.
    if (engine === 'postgres') {
      await opened.operator.runScript('create publication supabase_realtime');
      await opened.operator.runScript(await readFile(join(hosted, 'realtime.sql'), 'utf8'));
      const published = await opened.operator.asOwner((transaction) =>
        transaction.query(`select tablename from pg_publication_tables where tablename in ('guests', 'water_entries')`),
      );
      expect(published.rows).toEqual([{ tablename: 'water_entries' }]);
    }
    expect(await facts()).toEqual(before);
  });

  test('is ignored by the functions that visit every table of an account', async () => {
    const person = await makePerson(server);
    const date = '2026-11-20';
    await server.database.asOwner((transaction) =>
      transaction.query(`update public.profiles set is_premium = true, premium_expires_at = '2099-01-01' where id = $1`, [
        person.id,
      ]),
    );
    await opened.operator.asOwner((transaction) =>
      transaction.query('insert into public.guests (user_id, date) values ($1, $2)', [person.id, date]),
    );
    await opened.operator.runScript('grant select on public.guests to authenticated');
    await person.client.from('water_entries').insert({ date, amount_ml: 250 }).throwOnError();
    expect((await person.client.rpc('count_pet_points', { today: date })).data).toBe(1);
    const claims = { role: 'authenticated', sub: person.id } as const;
    const counted = await server.database.asUser(claims, (transaction) =>
      transaction.query('select app.count_rows(10) as total'),
    );
    // The user's rows: three consents, the premium period, the entry and the pet.
    expect(counted.rows).toEqual([{ total: 6 }]);
    const journals = await server.database.asOwner((transaction) =>
      transaction.query<{ name: string }>('select journal::text as name from app.journal_tables() as journal'),
    );
    expect(journals.rows.map(({ name }) => name)).toContain('water_entries');
    expect(journals.rows.map(({ name }) => name)).not.toContain('guests');
  });
});

test('an operator’s tables, views and functions in public of a PostgreSQL are in no backup, and survive a restore', async () => {
  const cluster = await startPostgresCluster();
  const folder = await mkdtemp(join(tmpdir(), 'cogn-others-'));
  const url = new URL(await cluster.createDatabase());
  const open = (username: string) =>
    openPostgres({ url: Object.assign(new URL(url), { username }).href, timeouts: defaultTimeouts });
  const asOne = async <T>(username: string, work: (database: Database) => Promise<T>) => {
    const database = await open(username);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const ask = <Row>(database: Database, sql: string) =>
    database.asOwner(async (transaction) => (await transaction.query<Row>(sql)).rows);
  const recorded = `select distinct object from server.migrations, unnest(objects) as object order by 1`;
  const path = join(folder, 'one.backup');
  const wish = { path, passphrase: undefined, now: new Date() };
  try {
    await asOne('postgres', (operator) =>
      operator.runScript(`${roles} ${guests} alter database ${url.pathname.slice(1)} owner to cogn;`),
    );
    await loadKeys(folder);
    const objects = await asOne('cogn', async (database) => {
      await migrate(database);
      await ask(database, `insert into auth.users (email) values ('one@example.org')`);
      // Creates objects of the operator, which the backup must not record: a foreign key, a policy and a trigger that use
      // our tables and functions, and also a view, a function and a sequence.
      await asOne('postgres', (operator) =>
        operator.runScript(`alter table public.guests add foreign key (user_id) references auth.users, enable row level security;
          create policy own on public.guests using (user_id = auth.uid());
          create trigger keep_row_identity before update on public.guests for each row execute function app.keep_row_identity();
          create view public.guest_dates as select date from public.guests;
          create function public.count_guests() returns bigint language sql as 'select count(*) from public.guests';
          create sequence public.guest_numbers start 7;`),
      );
      await makeBackup({ database, objects: diskStore(join(folder, 'objects')), dataFolder: folder }, wish);
      return ask<{ object: string }>(database, recorded);
    });
    const names = objects.map(({ object }) => object);
    expect(names).toEqual(expect.arrayContaining(['table public.profiles', 'function public.calendar_feed()']));
    expect(names.filter((name) => name.includes('guest'))).toEqual([]);
    const backedUp: string[] = [];
    for await (const line of (await readBackup(path, undefined))()) {
      if ('table' in line) backedUp.push(line.table);
      if ('sequence' in line) backedUp.push(line.sequence);
    }
    expect(backedUp).toContain('profiles');
    expect(backedUp.filter((name) => name.includes('guest'))).toEqual([]);

    await asOne('postgres', (operator) => ask(operator, `insert into public.guests (date) values ('2026-11-20')`));
    const config = readConfig({ DATA_FOLDER: folder, DATABASE_URL: Object.assign(new URL(url), { username: 'cogn' }).href });
    await restoreBackup({ ...wish, config, replace: true, endSignIns: false });

    await asOne('postgres', async (operator) => {
      expect(await ask(operator, 'select email from auth.users')).toEqual([{ email: 'one@example.org' }]);
      expect(await ask(operator, 'select public.count_guests()::integer as guests')).toEqual([{ guests: 2 }]);
      expect(await ask(operator, 'select count(*)::integer as dates from public.guest_dates')).toEqual([{ dates: 2 }]);
      expect(await ask(operator, `select nextval('public.guest_numbers')::integer as next`)).toEqual([{ next: 7 }]);
      expect(await ask(operator, recorded)).toEqual(objects);
    });
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
