import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyTemplate } from './empty-template.ts';
import { EngineThread } from './engine-thread.ts';
import { copyPrepared } from './prepared-folder.ts';
import { readAnswer, scriptMessages } from './wire.ts';

let folder: string;
let thread: EngineThread;
const ask = async (text: string, limit = 20_000) => readAnswer(await thread.send(scriptMessages(text), limit));
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

  test('every commit syncs the write-ahead log before it is answered, and reading does not', async () => {
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

describe('what would fault the machine', () => {
  test('a million brackets are refused as an ordinary error', async () => {
    expect((await ask(`select (repeat('[', 1000000))::jsonb`)).error?.code).toBe('22P02');
  });

  test('an expression that PostgreSQL must descend into is refused as an ordinary error', async () => {
    const sum = Array<number>(100_000).fill(1).join('+');
    expect((await ask(`select ${sum}`)).error?.code).toBe('54001');
  });

  test('running out of memory is refused as an ordinary error', async () => {
    // Two texts of almost a gigabyte each, of the two that there are at most.
    const text = "length(string_agg(repeat('x', 1000000), ''))";
    const huge = await ask(`select ${text}, ${text.replace('x', 'y')} from generate_series(1, 900)`);
    expect(huge.error?.code).toBe('53200');
    expect(await value('select 1')).toBe(1);
  });
});
