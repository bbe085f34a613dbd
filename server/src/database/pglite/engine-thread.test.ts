import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emptyTemplate } from './empty-template.ts';
import { EngineThread, NotBegun } from './engine-thread.ts';
import { copyPrepared } from './prepared-folder.ts';
import { readResult, scriptMessages, statementMessages } from './wire.ts';
import type { Batch } from './worker-messages.ts';

let folder: string;
let thread: EngineThread;
const ask = async (text: string, limit = 20_000) => readResult((await thread.send(scriptMessages(text), limit)).parts);
const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-engine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  copyPrepared(await emptyTemplate(), folder);
  return folder;
};
const anotherThread = async () => EngineThread.start({ folder: await emptyFolder(), durable: false });
const value = async (text: string) => Object.values((await ask(text)).completed.at(-1)?.result.rows[0] ?? {})[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-engine-'));
  copyPrepared(await emptyTemplate(), folder);
  thread = await EngineThread.start({ folder, durable: true });
});
afterAll(async () => {
  await thread.close();
  await rm(folder, { recursive: true, force: true });
});

describe('syncing to disk', () => {
  test.each([
    ['fsync', 'on'],
    ['synchronous_commit', 'on'],
    ['full_page_writes', 'on'],
    ['wal_sync_method', 'fsync'],
    ['data_checksums', 'on'],
  ])('%s is %s', async (setting, expected) => {
    expect(await value(`show ${setting}`)).toBe(expected);
  });

  test('every commit syncs the write-ahead log before its response; reading does not', async () => {
    await ask('create table synced (id integer)');
    for (let id = 0; id < 5; id += 1) {
      const before = thread.logSyncs;
      await ask(`insert into synced values (${String(id)})`);
      expect(thread.logSyncs).toBeGreaterThan(before);
    }
    const before = thread.logSyncs;
    await ask('select * from synced');
    expect(thread.logSyncs).toBe(before);
  });
});

describe('a statement that takes too long', () => {
  const endless = 'with recursive endless(n) as (select 1 union all select n + 1 from endless) select count(*) from endless';
  const none = { name: '', isNew: true, dropped: [] };
  const batch = (text: string, after?: string): Batch => ({
    before: scriptMessages('begin'),
    statement: statementMessages(text, [], none),
    after: after === undefined ? undefined : scriptMessages(after),
  });

  test('is cancelled, its transaction ends, and the same thread runs the next one', async () => {
    const cancelled = readResult((await thread.send(batch(endless, 'commit'), 100)).parts);
    expect(cancelled.error?.code).toBe('57014');
    expect(cancelled.inTransaction).toBe(false);
    expect(cancelled.completed.at(-1)?.command).toBe('ROLLBACK');
    expect(thread.isOver).toBe(false);
    expect(await value('select 1')).toBe(1);
  });

  test('does not affect a statement that was sent after it', async () => {
    const slow = thread.send(batch(endless, 'commit'), 100);
    const next = thread.send(batch('select 2 as two', 'commit'), 20_000);
    expect(readResult((await slow).parts).error?.code).toBe('57014');
    expect(readResult((await next).parts).completed.at(-2)?.result.rows).toEqual([{ two: 2 }]);
  });

  test('ends the thread if it cannot be cancelled, and a statement that was sent after it has not begun', async () => {
    const stubborn = await anotherThread();
    const slow = expect(stubborn.send(scriptMessages(endless), 100)).rejects.toMatchObject({ code: '57014' });
    await expect(stubborn.send(batch('select 1', 'commit'), 20_000)).rejects.toBeInstanceOf(NotBegun);
    await slow;
    expect(stubborn.isOver).toBe(true);
    await stubborn.ended;
  });
});

test('an ended thread’s responses in transit still count: completed work is not sent again', async () => {
  const folder = await emptyFolder();
  const ended = await EngineThread.start({ folder, durable: false });
  const { parts } = await ended.send(scriptMessages('show data_directory'), 20_000);
  const place = String(readResult(parts).completed[0]?.result.rows[0]?.['data_directory']);
  const texts = ['select 1', `copy (select 2) to '${place}/second'`];
  const sent = texts.map((text) => ended.send(scriptMessages(text), 20_000));
  const outcomes = Promise.allSettled(sent);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  // Block the event loop, so that this thread reads no message before it ends the engine's thread.
  for (let turn = 0; turn < 2_000 && !existsSync(join(folder, 'second')); turn += 1) Atomics.wait(pause, 0, 0, 10);
  void ended.end();
  const [first, second] = await outcomes;
  expect(first?.status).toBe('fulfilled');
  expect(second).not.toMatchObject({ reason: expect.any(NotBegun) as unknown });
});

test('a statement whose transaction did not begin does not run', async () => {
  const faulty = await anotherThread();
  const none = { name: '', isNew: true, dropped: [] };
  const write = { before: scriptMessages('begin of nothing'), statement: statementMessages('select 1', [], none) };
  await expect(faulty.send(write, 20_000)).rejects.toMatchObject({ code: '57P02' });
  await faulty.ended;
});

describe('statements that would crash the thread', () => {
  test('a million brackets fail with an ordinary error', async () => {
    expect((await ask(`select (repeat('[', 1000000))::jsonb`)).error?.code).toBe('22P02');
  });

  test('an expression with deep recursion fails with an ordinary error', async () => {
    const sum = Array<number>(100_000).fill(1).join('+');
    expect((await ask(`select ${sum}`)).error?.code).toBe('54001');
  });

  test('running out of memory fails with an ordinary error', async () => {
    // Two texts of almost a gigabyte each exceed the limit.
    const text = "length(string_agg(repeat('x', 1000000), ''))";
    const huge = await ask(`select ${text}, ${text.replace('x', 'y')} from generate_series(1, 900)`);
    expect(huge.error?.code).toBe('53200');
    expect(await value('select 1')).toBe(1);
  });
});

test('closing waits for pending responses, and accepts nothing more', async () => {
  const closing = await anotherThread();
  const sent = ['create table late (id integer)', 'insert into late values (1)'].map((text) =>
    closing.send(scriptMessages(text), 20_000),
  );
  const closed = closing.close();
  await expect(closing.send(scriptMessages('select 1'), 20_000)).rejects.toBeInstanceOf(NotBegun);
  const answers = await Promise.all(sent);
  expect(answers.map(({ parts }) => readResult(parts).completed.at(-1)?.command)).toEqual(['CREATE TABLE', 'INSERT 0 1']);
  await closed;
});

test('closing is not delayed by an endless statement', async () => {
  const closing = await anotherThread();
  const endless = 'do $$ begin loop null; end loop; end $$';
  const sent = closing.send(scriptMessages(endless), 200);
  sent.catch(() => undefined);
  await closing.close();
  await expect(sent).rejects.toMatchObject({ code: '57014' });
});
