import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../../testing/postgres-cluster.ts';
import type { Database } from '../port.ts';
import { defaultTimeouts } from '../transactions/timeouts.ts';
import { openPostgres } from './open-postgres.ts';

let cluster: PostgresCluster;
let url: string;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  url = await cluster.createDatabase();
});
afterAll(() => cluster.stop());

const one = async (database: Database, text: string) =>
  (await database.asOwner((transaction) => transaction.query(text))).rows[0];

test('a listener whose connection is lost is told so, and hears again', async () => {
  const database = await openPostgres({ url, timeouts: defaultTimeouts, connections: 2 });
  onTestFinished(() => database.close());
  const heard: string[] = [];
  const hearing = { heard: (payload: string) => void heard.push(payload), interrupted: () => void heard.push('(away)') };
  const end = await database.listen('told', hearing);
  onTestFinished(end);
  await one(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cogn: changes' and datname = current_database()`,
  );
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['(away)']);
  await one(database, `select pg_notify('told', 'again')`);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['(away)', 'again']);
});

describe('a lost connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres({ url, timeouts: defaultTimeouts, connections: 2 });
  });
  afterAll(() => database.close());

  test('in the middle of a transaction rejects with a code that says "ask again", and the next one works', async () => {
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

  test('while nobody uses it goes unnoticed', async () => {
    await one(database, 'select 1');
    const other = await openPostgres({ url, timeouts: defaultTimeouts, connections: 1 });
    await one(
      other,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await other.close();
    await expect.poll(() => one(database, 'select 1 as value').catch(() => undefined)).toEqual({ value: 1 });
  });

  test('by a crash of the whole database is mended when that is back', async () => {
    await cluster.crash('SIGKILL');
    await expect.poll(() => one(database, 'select 1 as value').catch(() => undefined)).toEqual({ value: 1 });
  });
});

test('told as work is what the database did, not the wait for a network or the loss of a connection', async () => {
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
  const database = await openPostgres({ url: proxied.href, timeouts: defaultTimeouts, connections: 1 });
  onTestFinished(() => database.close());
  await database.runScript('do $$ begin create role anon; exception when duplicate_object then null; end $$');
  const told: number[] = [];
  const ask = (text: string) =>
    database.asUser(
      { role: 'anon' },
      (transaction) => transaction.finish(text),
      (milliseconds) => told.push(milliseconds),
    );

  await ask('select pg_sleep(1)');
  expect(told.pop()).toBeGreaterThan(450);

  isHeld = true;
  const late = ask('select 1');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await wait(700);
  isHeld = false;
  for (const pass of waiting.splice(0)) pass();
  await late;
  expect(told.pop()).toBeLessThan(350);

  isHeld = true;
  const lost = ask('select 1');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  await expect(lost).rejects.toMatchObject({ code: '08006' });
  expect(told).toEqual([]);
});

test('no statement is compiled before it runs, which takes longer than the statement', async () => {
  const database = await openPostgres({ url, timeouts: defaultTimeouts });
  expect(await one(database, 'show jit')).toEqual({ jit: 'off' });
  await database.close();
});

test('an address where nothing answers is refused with 08006', async () => {
  const nowhere = openPostgres({ url: 'postgres://postgres@127.0.0.1:1/postgres', timeouts: defaultTimeouts });
  await expect(nowhere).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' });
});

describe('a server that misbehaves', () => {
  const message = (code: string, body: string) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(code), length, Buffer.from(body, 'latin1')]);
  };
  const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);

  /** Opens a database whose server greets each connection, as `greet` does, and says nothing more. */
  async function openStranger(greet: (socket: Socket) => void): Promise<Database> {
    const server = createServer((socket) => socket.on('error', () => {}).once('data', () => greet(socket)));
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const timeouts = { ...defaultTimeouts, statement: { ...defaultTimeouts.statement, owner: 50 } };
    return openPostgres({ url: `postgres://nobody@127.0.0.1:${String(port)}/none`, timeouts });
  }

  test('by ending a connection in the same breath as it takes it, ends no more than that', async () => {
    const farewell = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');
    const database = await openStranger((socket) => socket.end(Buffer.concat([welcome, farewell])));
    await expect(one(database, 'select 1')).rejects.toMatchObject({ code: '08006' });
    await database.close();
  });

  test('by never answering, is given up and not waited for without end', async () => {
    const database = await openStranger((socket) => socket.write(welcome));
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
    // One connection: what a transaction leaves behind, the next would meet.
    database = await openPostgres({ url, timeouts: defaultTimeouts, connections: 1 });
    return () => database.close();
  });

  test('finds nothing left on the connection after a transaction, however it ended', async () => {
    await database.runScript('do $$ begin create role anon; exception when duplicate_object then null; end $$');
    const stranger = new pg.Client({ connectionString: url });
    await stranger.connect();
    const fresh = (await stranger.query(left)).rows[0] as unknown;
    await stranger.end();
    await database.asUser({ role: 'anon' }, (transaction) => transaction.query('select 1'));
    expect(await plainly(left)).toEqual(fresh);
    await database.asOwner((transaction) => transaction.query('select 1/0')).catch(() => undefined);
    expect(await plainly(left)).toEqual(fresh);
  });

  /** Asks outside any transaction of ours, on the one connection, by a statement that ends ours first. */
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

  test('are not made unless asked for', async () => {
    const database = await openPostgres({ url, timeouts: defaultTimeouts, connections: 1 });
    await one(database, 'select 1');
    expect(await one(database, prepared)).toEqual({ count: 0 });
    await database.close();
  });

  test('are made once a text when asked for, and answer the same', async () => {
    const database = await openPostgres({ url, timeouts: defaultTimeouts, connections: 1, preparedStatements: true });
    for (const value of [1, 2, 3]) {
      const { rows } = await database.asOwner((transaction) => transaction.query('select $1::integer as value', [value]));
      expect(rows).toEqual([{ value }]);
    }
    // This question is the second.
    expect(await one(database, prepared)).toEqual({ count: 2 });
    await database.close();
  });
});
