import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import type { Database } from '#database/port.ts';
import { testClock } from '#testing/test-clock.ts';
import { databaseLimitStore } from './database-limit-store.ts';
import { createLimits, type LimitStore } from './limits.ts';
import { memoryLimitStore } from './memory-limit-store.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stores: [string, () => LimitStore][] = [
  ['in memory', () => memoryLimitStore()],
  ['in the database', () => databaseLimitStore(database)],
];

describe.each(stores)('counts stored %s', (name, makeStore) => {
  const clock = testClock();
  const rule = { name, times: 2, windowSeconds: 60 };
  let limits: ReturnType<typeof createLimits>;
  beforeAll(() => {
    limits = createLimits({ store: makeStore(), clock, secret: new Uint8Array(32) });
  });

  it('allow requests up to the limit, then return the seconds until the window ends', async () => {
    expect(await limits.count(rule, 'ana')).toBe(0);
    clock.advance(20);
    expect(await limits.count(rule, 'ana')).toBe(0);
    expect(await limits.count(rule, 'ana')).toBe(40);
    clock.advance(39.5);
    expect(await limits.count(rule, 'ana')).toBe(1);
    clock.advance(0.5);
    expect(await limits.count(rule, 'ana')).toBe(0);
  });

  it('are separate for each subject and restart when forgotten', async () => {
    for (let time = 0; time < 3; time += 1) await limits.count(rule, 'bento');
    expect(await limits.count(rule, 'bento')).toBe(60);
    expect(await limits.count(rule, 'clara')).toBe(0);
    expect(await limits.count({ ...rule, name: 'other' }, 'bento')).toBe(0);
    await limits.forget(rule, 'bento');
    expect(await limits.count(rule, 'bento')).toBe(0);
  });

  it('count concurrent requests', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => limits.count(rule, 'rush')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(rule.times);
  });

  it('lock no one out for longer than a window when the clock is set back', async () => {
    clock.advance(5 * 3600);
    for (let time = 0; time < 3; time += 1) await limits.count(rule, 'dora');
    clock.advance(-5 * 3600);
    expect(await limits.count(rule, 'dora')).toBe(0);
    expect(await limits.count(rule, 'dora')).toBe(0);
    expect(await limits.count(rule, 'dora')).toBe(60);
  });

  it('are off when the window has no length', async () => {
    for (let time = 0; time < 5; time += 1) expect(await limits.count({ ...rule, windowSeconds: 0 }, 'off')).toBe(0);
  });
});

describe('counts in memory', () => {
  it('have a maximum: the oldest window is dropped first', async () => {
    const store = memoryLimitStore(3);
    const count = async (key: string, now: number, seconds = 60) => (await store.add(key, seconds, now)).points;
    for (const [now, key] of ['ana', 'bento', 'clara'].entries()) expect(await count(key, now)).toBe(1);
    expect(await count('ana', 3)).toBe(2);
    expect(await count('other length', 3, 3600)).toBe(1);
    expect(await count('dora', 4)).toBe(1);
    expect([await count('bento', 5), await count('clara', 5), await count('dora', 5)]).toEqual([2, 2, 2]);
    expect(await count('ana', 5)).toBe(1);
  });

  it('drop expired windows before active ones', async () => {
    const store = memoryLimitStore(2);
    await store.add('ended', 60, 0);
    await store.add('going on', 60, 30_000);
    await store.add('new', 60, 60_000);
    expect((await store.add('going on', 60, 60_000)).points).toBe(2);
  });
});

describe('counts in the database', () => {
  it('name no one, and expired ones are swept', async () => {
    const clock = testClock();
    const limits = createLimits({ store: databaseLimitStore(database), clock, secret: new Uint8Array(32) });
    const rule = { name: 'sweep', times: 1, windowSeconds: 60 };
    await limits.count(rule, 'ana@person.example');
    clock.advance(3600);
    for (let count = 0; count < 500; count += 1) await limits.count(rule, 'same');
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ key: string }>('select key from auth.rate_limits'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).toMatch(/^[\w-]{43}$/);
  });
});
