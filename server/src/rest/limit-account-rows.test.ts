import { expect, test } from 'vitest';
import { openTestDatabase } from '#database/open-test-database.ts';
import type { Transaction } from '#database/port.ts';
import { startTestServer } from '#testing/start-test-server.ts';
import { limitRows, mostRows } from './limit-account-rows.ts';

/**
 * A transaction stub for an account with `total` rows. `counts.asked` is the number of queries that the stub received.
 */
function keeping(total: number) {
  const counts = { asked: 0 };
  const query = () => {
    counts.asked += 1;
    return Promise.resolve({ rows: [{ total }], count: 1 });
  };
  return { counts, transaction: { query, finish: query } as unknown as Transaction };
}
const ana = { role: 'authenticated', sub: 'ana' } as const;
const bea = { role: 'authenticated', sub: 'bea' } as const;

test('the database counts a user’s rows only once per ten new rows', async () => {
  const admit = limitRows(1000, 10);
  const { counts, transaction } = keeping(500);
  for (let row = 0; row < 9; row += 1) await admit(ana, 1, transaction);
  await admit(bea, 9, transaction);
  expect(counts.asked).toBe(0);
  await admit(ana, 1, transaction);
  for (let row = 0; row < 8; row += 1) await admit(ana, 1, transaction);
  expect(counts.asked).toBe(1);
  await admit(ana, 1, transaction);
  expect(counts.asked).toBe(2);
});

test('a full account is refused until it has fewer rows', async () => {
  const admit = limitRows(1000, 10);
  const full = keeping(995);
  await admit(ana, 5, full.transaction);
  for (let time = 0; time < 3; time += 1) {
    await expect(admit(ana, 6, full.transaction)).rejects.toMatchObject({ code: 'AF001', status: 413 });
  }
  expect(full.counts.asked).toBe(3);
  await admit(ana, 6, keeping(900).transaction);
});

test('the operator’s own key is unlimited', async () => {
  const { counts, transaction } = keeping(5000);
  await limitRows(1000, 10)({ role: 'service_role' }, 5000, transaction);
  expect(counts.asked).toBe(0);
});

test('rest/v1 checks added rows, and adds none to a full account', async () => {
  const database = await openTestDatabase();
  const counting = (transaction: Transaction): Transaction => ({
    query: async (text, parameters) => {
      const result = await transaction.query(text, parameters);
      return (text.includes('app.count_rows')
        ? { rows: [{ total: mostRows }], count: 1 }
        : result) as typeof result as never;
    },
    finish: (text, parameters) => transaction.finish(text, parameters),
  });
  const server = await startTestServer({
    database: {
      ...database,
      asUser: (claims, work, worked) => database.asUser(claims, (one) => work(counting(one)), worked),
    },
  });
  await database.runScript('create table public.ticks (n integer); grant all on public.ticks to authenticated');
  const now = Math.floor(server.clock.now().getTime() / 1000);
  const token = await server.keys.sign({ sub: crypto.randomUUID(), role: 'authenticated', iat: now, exp: now + 3600 });
  const answers: unknown[] = [];
  for (let time = 0; time < 6; time += 1) {
    const response = await server.fetch('/rest/v1/ticks', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(Array.from({ length: 1000 }, (_, n) => ({ n }))),
    });
    answers.push(response.ok ? response.status : ((await response.json()) as { code: string }).code);
  }
  expect(answers).toEqual([201, 201, 201, 201, 'AF001', 'AF001']);
  const { rows } = await database.asOwner((transaction) => transaction.query('select count(*) as rows from public.ticks'));
  expect(rows).toEqual([{ rows: 4000 }]);
  await server.close();
});
