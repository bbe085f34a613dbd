import { expect, test } from 'vitest';
import type { Claims, Database, Transaction, Worked } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { inFairTurns } from './fair-turns.ts';

const empty = () => Promise.resolve({ rows: [], count: 0 });
const nothing: Transaction = { query: empty, finish: empty };
const person = (sub: string): Claims => ({ role: 'authenticated', sub });

/** A database that lets everybody in and remembers who was in at the same time. */
function open(engine: Database['engine'] = 'pglite') {
  let clock = 0;
  let unreachable = 0;
  const database = {
    engine,
    async asUser(_claims: Claims, work: (transaction: Transaction) => Promise<unknown>, worked?: Worked) {
      const began = clock;
      return work(nothing).finally(() => worked?.(clock - began - unreachable));
    },
  } as unknown as Database;
  const fair = inFairTurns(database, () => clock);
  const pass = (milliseconds: number) => (clock += milliseconds);
  /** Passes as well, but the database did nothing meanwhile. */
  const passUnreached = (milliseconds: number) => {
    pass(milliseconds);
    unreachable += milliseconds;
  };
  return { fair, pass, passUnreached };
}

test.each([
  ['pglite', 1],
  ['postgres', 4],
] as const)(
  'on %s one person has %i at the database at a time, and others do not wait behind them',
  async (engine, most) => {
    const { fair } = open(engine);
    const { promise: until, resolve: release } = Promise.withResolvers<undefined>();
    let inside = 0;
    const busy = Array.from({ length: 10 }, () =>
      fair.asUser(person('a'), async () => {
        inside += 1;
        await until;
      }),
    );
    await expect(fair.asUser(person('b'), () => Promise.resolve('at once'))).resolves.toBe('at once');
    expect(inside).toBe(most);
    release(undefined);
    await Promise.all(busy);
    expect(inside).toBe(10);
  },
);

test('after a statement that ran into its limit its sender rests, also those that waited, and nobody else does', async () => {
  const { fair, pass } = open();
  const slow = () =>
    fair.asUser(person('a'), () => {
      pass(8000);
      return Promise.reject(new Error('57014'));
    });
  const outcomes = await Promise.allSettled([slow(), slow(), slow()]);
  const codes = outcomes.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof Refusal ? 429 : 57014,
  );
  expect(codes).toEqual([57014, 429, 429]);
  await expect(fair.asUser(person('a'), () => Promise.resolve())).rejects.toMatchObject({ status: 429 });
  await expect(fair.asUser(person('b'), () => Promise.resolve('b'))).resolves.toBe('b');
  pass(60_000);
  await expect(fair.asUser(person('a'), () => Promise.resolve('a'))).resolves.toBe('a');
});

test('who asked while the database could not be reached does not rest for it', async () => {
  const { fair, passUnreached } = open('postgres');
  await fair.asUser(person('a'), () => {
    passUnreached(20_000);
    return Promise.resolve();
  });
  await expect(fair.asUser(person('a'), () => Promise.resolve('a'))).resolves.toBe('a');
});

test('who asks for many quick things is never refused for it', async () => {
  const { fair, pass } = open();
  for (let count = 0; count < 2000; count += 1) {
    await fair.asUser(person('a'), () => {
      pass(200);
      return Promise.resolve();
    });
  }
});

test('more waiting requests of one person than any page has are refused', async () => {
  const { fair } = open();
  const { promise: until, resolve: release } = Promise.withResolvers<undefined>();
  const sent = Array.from({ length: 202 }, () => fair.asUser(person('a'), () => until));
  await expect(sent.at(-1)).rejects.toMatchObject({ status: 429 });
  release(undefined);
  await Promise.all(sent.slice(0, -1));
});
