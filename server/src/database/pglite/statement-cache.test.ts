import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../open-test-database.ts';
import type { Database } from '../port.ts';
import { StatementCache } from './statement-cache.ts';

test('caches a statement at its second use', () => {
  const cache = new StatementCache();
  expect(cache.choose('select 1')).toEqual({ name: '', isNew: true, dropped: [] });
  expect(cache.choose('select 1')).toEqual({ name: 'kept_1', isNew: true, dropped: [] });
  expect(cache.choose('select 1')).toEqual({ name: 'kept_1', isNew: false, dropped: [] });
});

test('drops the least recently used if there are too many, and names it so that PostgreSQL drops it too', () => {
  const cache = new StatementCache();
  const ask = (n: number) => cache.choose(`select ${String(n)}`);
  for (const n of [1, 1, 2, 2]) ask(n);
  for (let n = 3; n <= 200; n += 1) ask(n);
  ask(1);
  expect(ask(201).dropped).toEqual(['kept_2']);
  expect(ask(1)).toEqual({ name: 'kept_1', isNew: false, dropped: [] });
});

test('drops as many as needed if their texts are long in total, so that endless shapes cannot fill the memory', () => {
  const cache = new StatementCache();
  const ask = (n: number) => cache.choose(`select ${String(n).padStart(3_980, '0')}`);
  for (let n = 0; n < 50; n += 1) for (let time = 0; time < 2; time += 1) ask(n);
  expect(ask(50).dropped).toEqual(['kept_1']);
  expect(ask(1).isNew).toBe(false);
  expect(ask(0).isNew).toBe(true);
});

test('never caches a one-off text', () => {
  const cache = new StatementCache();
  const long = `select ${'1+'.repeat(4_000)}1`;
  for (let time = 0; time < 3; time += 1) expect(cache.choose(long)).toEqual({ name: '', isNew: true, dropped: [] });
});

describe('in the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.runScript(
      'create table items (id integer); insert into items values (1); grant select on items to anon, authenticated',
    );
  });
  afterAll(() => database.close());

  const ask = (text: string, parameters: unknown[] = []) =>
    database.asOwner((transaction) => transaction.query(text, parameters)).then(({ rows }) => rows);

  test('a cached statement uses its parameters each time', async () => {
    for (let value = 0; value < 10; value += 1)
      expect(await ask('select $1::integer as value', [value])).toEqual([{ value }]);
    expect(await ask("select count(*) > 0 as kept from pg_prepared_statements where statement like 'select $1%'")).toEqual([
      { kept: true },
    ]);
  });

  test('a cached statement sees a new column', async () => {
    for (let time = 0; time < 4; time += 1) expect(await ask('select * from items')).toEqual([{ id: 1 }]);
    await ask("alter table items add column name text default 'a'");
    for (let time = 0; time < 4; time += 1) expect(await ask('select * from items')).toEqual([{ id: 1, name: 'a' }]);
    await database.runScript('alter table items drop column name');
    for (let time = 0; time < 4; time += 1) expect(await ask('select * from items')).toEqual([{ id: 1 }]);
  });

  test('a statement that fails to parse or run is parsed again, not treated as cached', async () => {
    for (let time = 0; time < 4; time += 1) await expect(ask('select nothing')).rejects.toMatchObject({ code: '42703' });
    for (let time = 0; time < 4; time += 1)
      await expect(ask('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await ask('select 1 / $1::integer as one', [1])).toEqual([{ one: 1 }]);
  });

  test('a cached statement is planned again for another role and its policies', async () => {
    const text = 'select count(*) as count from public.water_entries';
    const people = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    for (const [index, id] of people.entries()) {
      await ask('insert into auth.users (id, email) values ($1, $2)', [id, `${String(index)}@example.org`]);
      await ask('insert into public.water_entries (user_id, date) values ($1, $2)', [id, '2026-11-21']);
    }
    const asPerson = (sub: string) =>
      database.asUser({ role: 'authenticated', sub }, (transaction) => transaction.query(text));
    for (let time = 0; time < 4; time += 1) {
      expect(await ask(text)).toEqual([{ count: 2 }]);
      for (const id of people) expect((await asPerson(id)).rows).toEqual([{ count: 1 }]);
      await expect(database.asUser({ role: 'anon' }, (transaction) => transaction.query(text))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
