import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../../testing/postgres-cluster.ts';
import type { Database } from '../port.ts';
import { postgresTimeouts } from '../transactions/timeouts.ts';
import type { Opening } from '../transactions/opening.ts';
import type { Around } from '../transactions/run-transaction.ts';

import { clientSession } from './client-session.ts';
import { openPostgres } from './open-postgres.ts';
import { PreparedStatements } from './prepared-statements.ts';

let cluster: PostgresCluster;
let url: string;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  url = await cluster.createDatabase();
});
afterAll(() => cluster.stop());

const one = async (database: Database, text: string) =>
  (await database.asOwner((transaction) => transaction.query(text))).rows[0];

test('a listener with a lost connection is notified, and receives notifications again', async () => {
  const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 2 });
  onTestFinished(() => database.close());
  const notified: string[] = [];
  const channelListener = {
    notified: (payload: string) => void notified.push(payload),
    interrupted: () => void notified.push('(away)'),
  };
  const end = await database.listen('topic', channelListener);
  onTestFinished(end);
  await one(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cogn: changes' and datname = current_database()`,
  );
  await expect.poll(() => notified, { timeout: 10_000 }).toEqual(['(away)']);
  await one(database, `select pg_notify('topic', 'again')`);
  await expect.poll(() => notified, { timeout: 10_000 }).toEqual(['(away)', 'again']);
});

describe('a lost connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 2 });
  });
  afterAll(() => database.close());

  test('in the middle of a transaction rejects with a code that means "retry", and the next one works', async () => {
    const cut = database.asOwner(async (transaction) => {
      const { rows } = await transaction.query<{ id: number }>('select pg_backend_pid() as id');
      await one(database, `select pg_terminate_backend(${String(rows[0]?.id)})`);
      await transaction.query('select 1');
    });
    await expect(cut).rejects.toMatchObject({
      name: 'DatabaseError',
      code: expect.stringMatching(/^(08006|57P01)$/) as string,
    });
    expect(await one(database, 'select 1 as value')).toEqual({ value: 1 });
  });

  test('is not noticed while it is idle', async () => {
    await one(database, 'select 1');
    const other = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    await one(
      other,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await other.close();
    await expect.poll(() => one(database, 'select 1 as value').catch(() => undefined)).toEqual({ value: 1 });
  });

  test('by a crash of the whole database recovers when the database is back', async () => {
    await cluster.crash('SIGKILL');
    await expect.poll(() => one(database, 'select 1 as value').catch(() => undefined)).toEqual({ value: 1 });
  });
});

test('counts the database’s work, not the wait for a network or the loss of a connection', async () => {
  const toDatabase = Number(new URL(url).port);
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const sockets: Socket[] = [];
  const network = createServer((socket) => {
    sockets.push(socket);
    const onward = connect(toDatabase, '127.0.0.1');
    socket.on('error', () => {}).pipe(onward);
    onward
      .on('error', () => {})
      .on('data', (chunk: Buffer) => {
        if (isHeld) waiting.push(() => void socket.write(chunk));
        else socket.write(chunk);
      });
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  onTestFinished(() => void network.close());
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const proxied = new URL(url);
  proxied.port = String((network.address() as AddressInfo).port);
  const database = await openPostgres({ url: proxied.href, timeouts: postgresTimeouts, connections: 1 });
  onTestFinished(() => database.close());
  await database.runScript('do $$ begin create role anon; exception when duplicate_object then null; end $$');
  const reported: number[] = [];
  const ask = (text: string) =>
    database.asUser({ role: 'anon' }, (transaction) => transaction.finish(text), {
      worked: (milliseconds) => reported.push(milliseconds),
    });

  await ask('select pg_sleep(1)');
  expect(reported.pop()).toBeGreaterThan(450);

  isHeld = true;
  const late = ask('select 1');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await wait(700);
  isHeld = false;
  for (const pass of waiting.splice(0)) pass();
  await late;
  expect(reported.pop()).toBeLessThan(350);

  isHeld = true;
  const lost = ask('select 1');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  await expect(lost).rejects.toMatchObject({ code: '08006' });
  expect(reported).toEqual([]);
});

describe('a connection and its caches in PostgreSQL are closed', () => {
  const backend = async (database: Database) => (await one(database, 'select pg_backend_pid() as id'))?.['id'];

  test('after a number of uses', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1, maxUses: 3 });
    onTestFinished(() => database.close());
    const backends = [];
    for (let use = 0; use < 7; use += 1) backends.push(await backend(database));
    expect(new Set(backends).size).toBe(3);
  });

  test('when it is old', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1, maxSeconds: 1 });
    onTestFinished(() => database.close());
    const first = await backend(database);
    await expect.poll(() => backend(database)).not.toBe(first);
  });
});

test('a full pool refuses with a code that means "retry", and works again when it has room', async () => {
  const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1, patience: 2_000 });
  onTestFinished(() => database.close());
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const blocking = database.asOwner(() => promise);
  await expect(one(database, 'select 1')).rejects.toMatchObject({ code: '08006' });
  resolve(undefined);
  await blocking;
  expect(await one(database, 'select 1 as value')).toEqual({ value: 1 });
});

test('no statement is JIT-compiled, which takes longer than the statement', async () => {
  const database = await openPostgres({ url, timeouts: postgresTimeouts });
  expect(await one(database, 'show jit')).toEqual({ jit: 'off' });
  await database.close();
});

test('an address without a server is refused with 08006', async () => {
  const nowhere = openPostgres({ url: 'postgres://postgres@127.0.0.1:1/postgres', timeouts: postgresTimeouts });
  await expect(nowhere).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' });
});

describe('a server that misbehaves', () => {
  const message = (code: string, body: string) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(code), length, Buffer.from(body, 'latin1')]);
  };
  const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);

  /**
   * Starts a server that is not PostgreSQL, and opens a database on it. The server calls `greet` for each connection
   * and sends nothing else.
   */
  async function openForeignServer(greet: (socket: Socket) => void): Promise<Database> {
    const server = createServer((socket) => socket.on('error', () => {}).once('data', () => greet(socket)));
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const timeouts = { ...postgresTimeouts, statement: { ...postgresTimeouts.statement, owner: 50 } };
    return openPostgres({ url: `postgres://nobody@127.0.0.1:${String(port)}/none`, timeouts });
  }

  test('by closing each connection at once does not end this process', async () => {
    const farewell = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');
    const database = await openForeignServer((socket) => socket.end(Buffer.concat([welcome, farewell])));
    await expect(one(database, 'select 1')).rejects.toMatchObject({ code: '08006' });
    await database.close();
  });

  test('by never responding times out', async () => {
    const database = await openForeignServer((socket) => socket.write(welcome));
    await expect(one(database, 'select 1')).rejects.toMatchObject({ code: '08006' });
    await database.close();
  });
});

describe('a pooler in between', () => {
  const settings = [
    'TimeZone',
    'DateStyle',
    'IntervalStyle',
    'statement_timeout',
    'idle_in_transaction_session_timeout',
    'role',
  ];
  const left = `select current_user::text as "user", ${settings.map((name) => `current_setting('${name}') as "${name}"`).join(', ')}`;
  let database: Database;
  beforeEach(async () => {
    // With a single connection, the next transaction would see any setting that a transaction leaves behind.
    database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    return () => database.close();
  });

  test('finds nothing left on the connection after a transaction, however it ended', async () => {
    await database.runScript('do $$ begin create role anon; exception when duplicate_object then null; end $$');
    const untouched = new pg.Client({ connectionString: url });
    await untouched.connect();
    const fresh = (await untouched.query(left)).rows[0] as unknown;
    await untouched.end();
    await database.asUser({ role: 'anon' }, (transaction) => transaction.query('select 1'));
    expect(await plainly(left)).toEqual(fresh);
    await database.asOwner((transaction) => transaction.query('select 1/0')).catch(() => undefined);
    expect(await plainly(left)).toEqual(fresh);
  });

  /**
   * Runs a query outside any transaction, on the one connection. Ends our transaction before the query, and begins
   * another one after it.
   */
  async function plainly(text: string): Promise<unknown> {
    return database.asOwner(async (transaction) => {
      await transaction.query('rollback');
      const seen = (await transaction.query(text)).rows[0];
      await transaction.query('begin');
      return seen;
    });
  }
});

describe('named prepared statements', () => {
  const prepared = 'select count(*) as count from pg_prepared_statements';

  test('are not made if configured so', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1, preparedStatements: false });
    await one(database, 'select 1');
    expect(await one(database, prepared)).toEqual({ count: 0 });
    await database.close();
  });

  test('are made once per text, and return the same', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    for (const value of [1, 2, 3]) {
      const { rows } = await database.asOwner((transaction) => transaction.query('select $1::integer as value', [value]));
      expect(rows).toEqual([{ value }]);
    }
    // Two statements are prepared by now: the one in the loop, and this query.
    expect(await one(database, prepared)).toEqual({ count: 2 });
    await database.close();
  });

  test.each([
    ['number', 220, (value: number) => `select ${String(value)} as value`, 200],
    ['length together', 60, (value: number) => `select ${String(value)} as value -- ${'x'.repeat(4000)}`, 33],
    ['length of one', 2, (value: number) => `select ${String(value)} as value -- ${'x'.repeat(5000)}`, 1],
  ])('of one connection have a limit of their %s, above which statements still work', async (_, times, textOf, count) => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    for (let value = 0; value < times; value += 1) {
      const { rows } = await database.asOwner((transaction) => transaction.finish(textOf(value)));
      expect(rows).toEqual([{ value }]);
    }
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ count: number }>(`${prepared} -- ${'x'.repeat(5000)}`),
    );
    expect(rows).toEqual([{ count }]);
    await database.close();
  });

  test('are not used up by a statement that fails again and again', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    for (let round = 0; round < 220; round += 1)
      await expect(database.asOwner((transaction) => transaction.finish('select 1::int::uuid'))).rejects.toThrow();
    expect(await one(database, prepared)).toEqual({ count: 2 });
    await database.close();
  });

  test('that a pooler lost make one transaction fail, and are then no longer used', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    await database.asOwner((transaction) => transaction.finish('select 1 as value'));
    await database.asOwner((transaction) => transaction.query('deallocate all'));
    const again = () => database.asOwner((transaction) => transaction.finish('select 1 as value'));
    await expect(again()).rejects.toMatchObject({ code: '08006' });
    expect((await again()).rows).toEqual([{ value: 1 }]);
    expect(await one(database, prepared)).toEqual({ count: 0 });
    await database.close();
  });

  test('of a table that a migration changed make one transaction fail, and are then made again', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    await database.runScript('create table changed (one integer); insert into changed values (1)');
    const read = () => database.asOwner((transaction) => transaction.finish('select * from changed'));
    expect((await read()).rows).toEqual([{ one: 1 }]);
    await database.runScript('alter table changed add two integer');
    await expect(read()).rejects.toMatchObject({ code: '08006' });
    expect((await read()).rows).toEqual([{ one: 1, two: null }]);
    await database.runScript('drop table changed');
    await database.close();
  });

  test('check a deferred constraint at the end of a transaction of one statement', async () => {
    const database = await openPostgres({ url, timeouts: postgresTimeouts, connections: 1 });
    await database.runScript(`create table parent (id integer primary key);
      create table child (parent integer references parent deferrable initially deferred)`);
    const add = () => database.asOwner((transaction) => transaction.finish('insert into child values (1)'));
    await expect(add()).rejects.toMatchObject({ code: '23503' });
    expect(await one(database, 'select count(*) as count from child')).toEqual({ count: 0 });
    await database.runScript('drop table child, parent');
    await database.close();
  });
});

describe('a statement whose transaction did not begin does not run: it would have the rights of the owner', () => {
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true });
    // The cluster may stop before it has read that the pool's connection ends.
    pool.on('error', () => {});
    await pool.query('create table kept (opening text)');
  });
  afterAll(() => pool.end());

  const withSettings = (settings: Record<string, string>): Opening => ({
    script: `begin; select ${Object.entries(settings)
      .map(([name, value]) => `set_config('${name}', '${value}', true)`)
      .join()}`,
    settings,
  });
  const openings: Opening[] = [
    ...['begin isolation level wrong', `begin; select set_config('role', 'nobody', true)`, 'begin; select 1 +'].map(
      (script) => ({ script }),
    ),
    withSettings({ application_name: 'x', role: 'nobody' }),
    withSettings({ unknown: 'x' }),
  ];
  const ways = openings.flatMap((opening) => [false, true].map((prepared) => ({ opening, prepared })));
  test.each(ways)('$opening.script, with prepared statements: $prepared', async ({ opening, prepared }) => {
    const insert = 'insert into kept values ($1)';
    const run = async (around: Around) => {
      const session = clientSession(await pool.connect(), prepared ? new PreparedStatements() : undefined, 20_000);
      return session.query(insert, [opening.script], { ...around, committing: true }).finally(() => session.release(false));
    };
    // Run the failing opening twice. Before the second time, successful openings prepare their statements on the
    // connection, if `prepared` is true.
    const right = withSettings({ application_name: 'x' });
    for (const before of [[], [right, { script: right.script }]]) {
      for (const one of before) expect((await run({ opening: one })).count).toBe(1);
      await expect(run({ opening })).rejects.toMatchObject({ name: 'DatabaseError' });
    }
    expect((await pool.query('delete from kept')).rowCount).toBe(2);
  });

  test.each([false, true])(
    'the failed opening leaves no transaction open on the connection, with prepared statements: %s',
    async (prepared) => {
      const session = clientSession(await pool.connect(), prepared ? new PreparedStatements() : undefined, 20_000);
      const opening = withSettings({ role: 'nobody' });
      await expect(session.query('select 1 as failed', [], { opening, committing: true })).rejects.toThrow();
      session.release(false);
      expect((await pool.query<{ value: number }>('select 1 as value')).rows).toEqual([{ value: 1 }]);
    },
  );

  test.each([false, true])(
    'a second statement, sent together with the first, does not run either, with prepared statements: %s',
    async (prepared) => {
      const session = clientSession(await pool.connect(), prepared ? new PreparedStatements() : undefined, 20_000);
      const insert = (opening?: Opening) => session.query(`insert into kept values ('together')`, [], { opening });
      const answers = await Promise.allSettled([insert({ script: 'begin isolation level wrong' }), insert()]);
      session.release(false);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await pool.query('delete from kept')).rowCount).toBe(0);
    },
  );

  test.each([false, true])(
    'statements sent together run in one transaction, before its commit, with prepared statements: %s',
    async (prepared) => {
      const session = clientSession(await pool.connect(), prepared ? new PreparedStatements() : undefined, 20_000);
      const known = `select current_setting('application_name') as who, 'later' as which`;
      const opening = withSettings({ application_name: 'user' });
      await session.query(known, [], { opening, committing: true });
      const answers = await Promise.all([
        session.query(`select current_setting('application_name') as who, 'first' as which`, [], { opening }),
        session.query(known, [], { committing: true }),
      ]);
      session.release(false);
      expect(answers.map(({ rows }) => rows[0])).toEqual([
        { who: 'user', which: 'first' },
        { who: 'user', which: 'later' },
      ]);
    },
  );
});
