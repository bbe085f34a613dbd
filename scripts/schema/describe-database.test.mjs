import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../server/src/database/open-test-database.ts';
import { describeDatabase } from './describe-database.mjs';

let database;
let before;
const describe = () =>
  describeDatabase(async (query) => (await database.asOwner((transaction) => transaction.query(query))).rows);
beforeAll(async () => {
  database = await openTestDatabase();
  before = await describe();
});
afterAll(() => database.close());

// Statements whose effect a reviewer must see in the schema file, each with a text that it removes from the file.
it.each([
  ['drop policy "own rows are read" on public.water_entries', 'create policy "own rows are read" on public.water_entries'],
  [
    'alter table public.water_entries disable row level security',
    'alter table public.water_entries enable row level security',
  ],
  [
    'drop trigger guard_consent on public.water_entries',
    'CREATE TRIGGER guard_consent BEFORE INSERT OR UPDATE ON public.water_entries',
  ],
  [
    'revoke insert on public.water_entries from authenticated',
    'grant delete, insert, select, update on public.water_entries',
  ],
  ['revoke update (full_name) on public.profiles from authenticated', 'update (full_name, '],
  [
    'alter table public.mood_entries drop constraint mood_entries_intensity_check',
    'constraint mood_entries_intensity_check CHECK',
  ],
  ['drop index public.consents_user_id_purpose', 'CREATE INDEX consents_user_id_purpose'],
  ['alter table public.mood_entries alter column mood drop not null', 'mood text not null'],
  [
    'grant execute on function app.has_consent(text) to public',
    'revoke all on function app.has_consent(asked text) from public',
  ],
  ['alter function app.notify_change() security invoker', 'SECURITY DEFINER'],
  ['alter type app.counted rename attribute side to beside', ', side text'],
  [`delete from app.settings where name = 'payments'`, `values ('payments', 'false')`],
])('shows %s', async (statement, line) => {
  expect(before).toContain(line);
  await database.runScript(statement);
  const after = await describe();
  expect(after.split(line).length).toBe(before.split(line).length - 1);
  before = after;
});
