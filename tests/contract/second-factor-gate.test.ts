import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { clientWith, engines, makePerson, signToken, startRestServer, type Person } from './support/rest-server.ts';

const script = join(import.meta.dirname, '../../database/hosted/second_factor_gate.sql');

/**
 * Tests the script by which the database itself requires the second factor. Only hosted Supabase needs it, because our server
 * does not run in front of that database. The tokens name no session, so our server's session check (auth/sessions) does not
 * apply. Only the database decides.
 */
describe.each(engines)('the database’s second-factor check, on %s', (engine) => {
  let server: TestServer;
  let guarded: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    guarded = await makePerson(server);
    await guarded.client.from('water_entries').insert({ date: '2026-11-21', amount_ml: 250 }).throwOnError();
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at)
         values ($1, 'totp', 'verified', 'sealed', now(), now())`,
        [guarded.id],
      ),
    );
    const text = await readFile(script, 'utf8');
    await server.database.runScript(text);
    await server.database.runScript(text);
  });
  afterAll(() => server.close());

  const at = async (aal: string | undefined) =>
    clientWith(server, await signToken(server, { sub: guarded.id, role: 'authenticated', ...(aal && { aal }) }));

  test.each(['aal1', undefined])('nothing can be read, written or removed at %s', async (aal) => {
    const client = await at(aal);
    expect((await client.from('water_entries').select()).data).toEqual([]);
    expect((await client.from('profiles').select('id')).data).toEqual([]);
    const added = await client.from('water_entries').insert({ date: '2026-11-21', amount_ml: 500 });
    expect([added.status, added.error?.code]).toEqual([403, '42501']);
    expect((await client.from('water_entries').update({ amount_ml: 1 }).eq('amount_ml', 250).select()).data).toEqual([]);
    expect((await client.from('water_entries').delete().eq('amount_ml', 250).select()).data).toEqual([]);
  });

  test('everything is accessible at aal2', async () => {
    const client = await at('aal2');
    expect((await client.from('water_entries').select('amount_ml')).data).toEqual([{ amount_ml: 250 }]);
    expect((await client.from('water_entries').insert({ date: '2026-11-20', amount_ml: 500 })).status).toBe(201);
  });

  test('accounts without a verified factor need none', async () => {
    const plain = await makePerson(server);
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at)
         values ($1, 'totp', 'unverified', 'sealed', now(), now())`,
        [plain.id],
      ),
    );
    expect((await plain.client.from('water_entries').insert({ date: '2026-11-21', amount_ml: 250 })).status).toBe(201);
    expect((await plain.client.from('profiles').select('id')).data).toEqual([{ id: plain.id }]);
  });

  test('every table with user data has the check', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ name: string }>(
        `select relname as name from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (
           select from pg_policy where polrelid = pg_class.oid and polname = 'second factor is shown' and not polpermissive)`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
