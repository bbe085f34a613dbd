import { expect, test } from 'vitest';
import { startTestServer } from '#testing/start-test-server.ts';
import { limitWriting, mostBytesADay } from './limit-writing.ts';

test('one user reaches the daily limit, while others and the operator continue', async () => {
  const limit = limitWriting(1000);
  const ana = { role: 'authenticated', sub: 'ana' } as const;
  await limit(ana, { text: 'x'.repeat(600) });
  await limit(ana, { text: 'ã'.repeat(200) });
  await expect(limit(ana, { text: 'x' })).rejects.toMatchObject({ status: 429 });
  await limit({ role: 'authenticated', sub: 'bea' }, { text: 'x'.repeat(1000) });
  await limit({ role: 'service_role' }, { text: 'x'.repeat(5000) });
});

test('each row counts a fixed amount besides its bytes, and changed rows count too', async () => {
  const limit = limitWriting(4 * 256 + 2 * 512);
  const ana = { role: 'authenticated', sub: 'ana' } as const;
  await limit(ana, { newRows: 4 });
  await limit(ana, { changedRows: 2 });
  await expect(limit(ana, { newRows: 1 })).rejects.toMatchObject({ status: 429, message: 'Too much was written today' });
});

test('refused writes are not counted, so that a smaller entry is accepted', async () => {
  const limit = limitWriting(1000);
  const ana = { role: 'authenticated', sub: 'ana' } as const;
  await expect(limit(ana, { newRows: 5 })).rejects.toMatchObject({ status: 429 });
  await limit(ana, { text: 'x'.repeat(1000) });
});

test('ten years of a full diary, some 100,000 rows, can be imported in a day', async () => {
  const limit = limitWriting();
  const ana = { role: 'authenticated', sub: 'ana' } as const;
  for (let row = 0; row < 100_000; row += 200) {
    await limit(ana, { text: 'x'.repeat(200 * 350) });
    await limit(ana, { newRows: 200 });
  }
});

test('the arguments of a function that changes nothing do not count, so a person who wrote much can still read', async () => {
  const limit = limitWriting(1000);
  const ana = { role: 'authenticated', sub: 'ana' } as const;
  await limit(ana, { text: 'x'.repeat(1000) });
  await limit(ana, { text: 'x'.repeat(500), onlyReads: true });
  await expect(limit({ role: 'anon' }, { text: 'x'.repeat(17_000), onlyReads: true })).rejects.toMatchObject({
    status: 413,
  });
});

test('an unauthenticated client cannot send long texts', async () => {
  const limit = limitWriting();
  await limit({ role: 'anon' }, { text: 'x'.repeat(16_000) });
  await expect(limit({ role: 'anon' }, { text: 'x'.repeat(17_000) })).rejects.toMatchObject({ status: 413 });
});

async function startWithPerson() {
  const server = await startTestServer();
  const id = crypto.randomUUID();
  await server.database.asOwner((transaction) => transaction.query('insert into auth.users (id) values ($1)', [id]));
  const now = Math.floor(server.clock.now().getTime() / 1000);
  const token = await server.keys.sign({ sub: id, role: 'authenticated', iat: now, exp: now + 3600 });
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await server.fetch(`/rest/v1/${path}`, { method, headers, body: JSON.stringify(body) });
    await response.text();
    return response.status;
  };
  return { server, send };
}

test('rest/v1 checks every body', async () => {
  const { server, send } = await startWithPerson();
  const body = { unknown: 'x'.repeat(1_000_000) };
  const most = Math.floor(mostBytesADay / JSON.stringify(body).length);
  const statuses: number[] = [];
  for (let count = 0; count <= most; count += 1) statuses.push(await send('POST', 'water_entries', body));
  expect([...new Set(statuses.slice(0, most)), statuses[most]]).toEqual([400, 429]);
  // A call of a function that changes nothing still works.
  expect(await send('POST', 'rpc/own_rows', { tables: [], from_dates: [], to_dates: [] })).toBe(200);
  await server.close();
});

test('rest/v1 checks the rows that a short change affects, and changes none above the limit', async () => {
  const { server, send } = await startWithPerson();
  await server.database.runScript(`create table public.ticks (id integer primary key, n integer);
    insert into public.ticks select n, 0 from generate_series(1, 1000) n; grant all on public.ticks to authenticated`);
  const body = { unknown: 'x'.repeat(1_000_000) };
  for (let left = mostBytesADay; left > 1_200_000; left -= JSON.stringify(body).length) await send('POST', 'ticks', body);
  // Each request changes a thousand rows, which count as half a megabyte, however short the request is.
  const statuses: number[] = [];
  for (const n of [1, 2, 3]) statuses.push(await send('PATCH', 'ticks?n=gte.0', { n }));
  expect(statuses.at(-1)).toBe(429);
  const changed = statuses.filter((status) => status === 204).length;
  const { rows } = await server.database.asOwner((transaction) => transaction.query('select max(n) as n from public.ticks'));
  expect(rows).toEqual([{ n: changed }]);
  expect(await send('PATCH', 'ticks?id=eq.1', { n: 9 })).toBe(204);
  await server.close();
});
