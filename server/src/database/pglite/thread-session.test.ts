import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openingOf } from '../transactions/opening.ts';
import { Queue } from '../transactions/queue.ts';
import { emptyTemplate } from './empty-template.ts';
import { EngineThread } from './engine-thread.ts';
import { copyPrepared } from './prepared-folder.ts';
import { threadSession, type Turn } from './thread-session.ts';

let folder: string;
let thread: EngineThread;
let queue: Queue;
const opening = openingOf('owner');
const enter = async (): Promise<Turn> => {
  const leave = await queue.enter();
  if (thread.isOver) {
    await thread.ended;
    thread = await EngineThread.start({ folder, durable: false });
  }
  return { thread, leave };
};
const limits = { statement: 10_000, script: 10_000 };
const session = async () => threadSession(await enter(), limits, enter, () => undefined);
/** Runs one statement as a whole transaction, with the commit in the same batch. */
const one = async (text: string) => (await session()).query(text, [], { opening, committing: true });
/** Runs a statement twice, because the session prepares a statement only at its second use. */
const learn = async (text: string) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const learning = await session();
    await learning.query(text, [], { opening, committing: true });
    learning.release(false);
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-session-'));
  copyPrepared(await emptyTemplate(), folder);
  thread = await EngineThread.start({ folder, durable: false });
});
beforeEach(() => {
  queue = new Queue();
});
afterAll(async () => {
  await thread.close();
  await rm(folder, { recursive: true, force: true });
});

test('a statement that ends its transaction frees the connection before its response arrives', async () => {
  await learn('select 1 as one');
  const first = await session();
  let isAnswered = false;
  const answer = first.query('select 1 as one', [], { opening, committing: true }).then((result) => {
    isAnswered = true;
    return result;
  });
  const second = await session();
  expect(isAnswered).toBe(false);
  expect((await second.query('select 2 as two', [], { opening, committing: true })).rows).toEqual([{ two: 2 }]);
  expect((await answer).rows).toEqual([{ one: 1 }]);
  second.release(false);
});

test('a statement that PostgreSQL must parse keeps the connection until its response, and so does one within a transaction', async () => {
  for (const committing of [true, false]) {
    const first = await session();
    const answer = first.query(`select ${String(committing)} as fresh`, [], { opening, committing });
    expect(queue.length).toBe(1);
    await answer;
    expect(queue.length).toBe(1);
    if (!committing) await first.script('rollback');
    first.release(false);
    expect(queue.length).toBe(0);
  }
});

test('messages that an ended thread never began are sent to the next thread; messages that it may have begun are not', async () => {
  const slow = 'select count(*) as count from generate_series(1, 300000)';
  await learn(slow);
  await learn('select 3 as three');
  const lost = one(slow);
  const behind = one('select 3 as three');
  // By now, both statements have been sent to the thread.
  await queue.enter().then((leave) => leave());
  const ended = thread.end();
  await expect(lost).rejects.toMatchObject({ code: '57P02' });
  expect((await behind).rows).toEqual([{ three: 3 }]);
  await ended;
});

test('a caller that gives up while the next thread starts frees the connection', async () => {
  const first = await session();
  await thread.end();
  const answer = first.query('select 4 as four', [], { opening });
  first.release(true);
  await expect(answer).rejects.toMatchObject({ code: '57P02' });
  expect(queue.length).toBe(0);
});
