import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from './open-test-database.ts';
import type { Database } from './port.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('has every migration applied', async () => {
  const { rows } = await database.asOwner((t) => t.query('select count(*) as count from public.water_entries'));
  expect(rows).toEqual([{ count: 0 }]);
});

test('restricts each user to their own rows', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const agreed = JSON.stringify({ consents: [{ purpose: 'health', version: '1', language: 'pt' }] });
  await database.asOwner((t) =>
    t.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2::text::jsonb)', [id, agreed]),
  );
  const seen = await database.asUser({ role: 'authenticated', sub: id }, async (t) => {
    await t.query('insert into public.water_entries (date, amount_ml) values ($1, $2)', ['2026-11-21', 250]);
    return t.query('select amount_ml, date, user_id from public.water_entries');
  });
  expect(seen).toEqual({ rows: [{ amount_ml: 250, date: '2026-11-21', user_id: id }], count: 1 });
  const others = await database.asUser({ role: 'authenticated', sub: '22222222-2222-4222-8222-222222222222' }, (t) =>
    t.query('select * from public.water_entries'),
  );
  expect(others.rows).toEqual([]);
});
