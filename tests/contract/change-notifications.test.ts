import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { startRestServer } from './support/rest-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startRestServer('pglite');
});
afterAll(() => server.close());

test('every table that users read their own rows of notifies their other devices of changes', async () => {
  const { rows } = await server.database.asOwner(({ query }) =>
    query<{ name: string; notifying: string[] }>(
      `select class.relname::text as name,
         array(select tgname::text from pg_trigger where tgrelid = class.oid and tgname like 'notify\\_%' order by tgname) as notifying
       from pg_class class
       where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
         and has_any_column_privilege('authenticated', class.oid, 'select')
         and exists (select from pg_attribute
           where attrelid = class.oid and (attname = 'user_id' or class.relname = 'profiles') and not attisdropped)`,
    ),
  );
  expect(rows.length).toBeGreaterThan(40);
  const silent = rows.filter(({ notifying }) => notifying.join() !== 'notify_delete,notify_insert,notify_update');
  // If this fails: add `call app.protect(...)` to the table's migration. If the table has its own policies, add
  // `call app.notify_changes('public.x')` instead.
  expect(silent).toEqual([]);
});
