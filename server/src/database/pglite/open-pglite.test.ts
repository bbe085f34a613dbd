import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { defaultTimeouts } from '../transactions/timeouts.ts';
import { emptyTemplate } from './empty-template.ts';
import { openPglite, type EmbeddedDatabase } from './open-pglite.ts';
import { copyPrepared } from './prepared-folder.ts';

let folder: string;
let database: EmbeddedDatabase;
const ask = async (text: string) => (await database.asOwner((transaction) => transaction.query(text))).rows[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-pglite-'));
  copyPrepared(await emptyTemplate(), folder);
  database = await openPglite({ folder, durable: true, stackMegabytes: 4, timeouts: defaultTimeouts });
  await database.runScript('create table notes (id integer, body text)');
});
beforeEach(() => database.runScript('truncate notes'));
afterAll(async () => {
  await database.end();
  await rm(folder, { recursive: true, force: true });
});

describe('a crash of the thread', () => {
  /**
   * JSON with more nested brackets than a 4 MB stack can hold. Without stop-at-fault.ts, PGlite would continue in a broken
   * state, or hang.
   */
  const fault = `select (repeat('[', 200000))::jsonb`;

  test('ends its transaction with 57P02, keeps committed rows, serves waiting callers, and notifies listeners', async () => {
    const notified: string[] = [];
    const channelListener = {
      notified: (payload: string) => void notified.push(payload),
      interrupted: () => void notified.push('(away)'),
    };
    const stop = await database.listen('topic', channelListener);
    await ask('insert into notes values (1)');
    const faulty = database.asOwner(async (transaction) => {
      await transaction.query('insert into notes values (2)');
      await transaction.query(fault);
    });
    const waiting = ask('select count(*) as count from notes');
    await expect(faulty).rejects.toMatchObject({ code: '57P02' });
    expect(await waiting).toEqual({ count: 1 });
    await ask(`select pg_notify('topic', 'again')`);
    expect(notified).toEqual(['(away)', 'again']);
    await stop();
  });

  test('never runs a later statement of the same work on the next thread, outside its transaction', async () => {
    const stubborn = database.asOwner(async (transaction) => {
      await transaction.query(fault).catch(() => undefined);
      await transaction.query('insert into notes values (3)');
    });
    await expect(stubborn).rejects.toMatchObject({ code: '57P02' });
    expect(await ask('select count(*) as count from notes')).toEqual({ count: 0 });
  });
});

describe('memory', () => {
  const megabyte = 1024 * 1024;
  const grow = (megabytes: number) =>
    `select length(string_agg(repeat('x', 1000000), '')) as length from generate_series(1, ${String(megabytes)})`;
  const openSmall = async () => {
    const other = await mkdtemp(join(tmpdir(), 'cogn-pglite-'));
    copyPrepared(await emptyTemplate(), other);
    const memory = { recycle: 192 * megabyte, most: 320 * megabyte };
    const small = await openPglite({ folder: other, durable: false, timeouts: defaultTimeouts, memory });
    onTestFinished(async () => {
      await small.end();
      await rm(other, { recursive: true, force: true });
    });
    const one = async (text: string) => (await small.asOwner((transaction) => transaction.query(text))).rows[0];
    await small.runScript('create table notes (id integer)');
    return { small, one };
  };
  /** A temporary table exists only as long as its thread, so it shows whether the thread was replaced. */
  const mark = 'create temporary table this_thread ()';
  const isSameThread = `select to_regclass('this_thread') is not null as same`;

  test('that has grown is freed by a new thread between two transactions, and concurrent work succeeds', async () => {
    const { small, one } = await openSmall();
    await small.runScript(mark);
    const inserts = Array.from({ length: 20 }, (_, id) =>
      small.asOwner(async (transaction) => {
        await transaction.query('insert into notes values ($1)', [id]);
        if (id % 5 === 0) await transaction.query(grow(60));
        // A transaction never changes threads. Otherwise this statement would not see the row that the insert before it
        // added.
        const { rows } = await transaction.query('select count(*) as count from notes');
        return rows[0];
      }),
    );
    expect(await Promise.all(inserts)).toEqual(Array.from({ length: 20 }, (_, id) => ({ count: id + 1 })));
    expect(await one(isSameThread)).toEqual({ same: false });
  });

  test('that ran out fails the statement with 53200, and the next one uses a new thread', async () => {
    const { small, one } = await openSmall();
    await small.runScript(mark);
    await expect(one(grow(400))).rejects.toMatchObject({ code: '53200' });
    expect(await one(isSameThread)).toEqual({ same: false });
    expect(await one(grow(50))).toEqual({ length: 50_000_000 });
  });
});

describe('upkeep', () => {
  const logFiles = async () => (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

  test('writes a checkpoint when the log has grown, and does nothing otherwise', async () => {
    await database.maintain();
    await database.runScript(`insert into notes select n, repeat('x', 1000) from generate_series(1, 40000) as n`);
    expect(await database.maintain()).toContain('checkpoint');
    // Repeat `maintain` until it runs no checkpoint. PostgreSQL may count the new rows late. `maintain` then vacuums the
    // table, which writes to the log and causes another checkpoint.
    await expect.poll(() => database.maintain()).not.toContain('checkpoint');
    expect(await logFiles()).toBeLessThan(12);
  });

  test('frees the space of deleted rows', async () => {
    await database.runScript('insert into notes select n from generate_series(1, 1000) as n');
    await database.runScript('delete from notes where id > 500');
    await ask('select pg_stat_force_next_flush()');
    expect(await database.maintain()).toContain('vacuum (analyze) public.notes');
    await ask('select pg_stat_force_next_flush()');
    expect(await ask("select n_dead_tup as dead from pg_stat_user_tables where relname = 'notes'")).toEqual({ dead: 0 });
  });
});

test('a closed database rejects with a clear message', async () => {
  const other = await mkdtemp(join(tmpdir(), 'cogn-pglite-'));
  copyPrepared(await emptyTemplate(), other);
  const closed = await openPglite({ folder: other, durable: false, timeouts: defaultTimeouts });
  await closed.close();
  await expect(closed.asOwner((transaction) => transaction.query('select 1'))).rejects.toMatchObject({ code: '57P01' });
  await rm(other, { recursive: true, force: true });
});

test('a folder without a database is refused with a reason', async () => {
  const other = await mkdtemp(join(tmpdir(), 'cogn-pglite-'));
  copyPrepared(await emptyTemplate(), other);
  await rm(join(other, 'global', 'pg_control'));
  await expect(openPglite({ folder: other, durable: false, timeouts: defaultTimeouts })).rejects.toMatchObject({
    code: '57P03',
  });
  await rm(other, { recursive: true, force: true });
});
