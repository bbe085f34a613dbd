import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/src/database/port.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { readRights } from './support/read-rights.ts';
import { engines, startRestServer } from './support/rest-server.ts';
import { actors, verbs, type Actor, type AttemptOutcome, type TableRights, type Verb } from './support/table-rights.ts';
import { createActors, type Actors } from './support/rights-people.ts';
import { parentOf, putRow, removeRows, rowsOf } from './support/rights-rows.ts';

const rightsOfTables = await readRights();
const requestRoles = ['anon', 'authenticated', 'service_role'];

describe.each(engines)('rights on %s', (engine) => {
  let server: TestServer;
  let database: Database;
  let cast: Actors;
  const ask = async <Row>(text: string, parameters: unknown[] = []) =>
    (await database.asOwner((transaction) => transaction.query<Row>(text, parameters))).rows;

  beforeAll(async () => {
    server = await startRestServer(engine);
    ({ database } = server);
    cast = await createActors(server);
  });
  afterAll(() => server.close());

  describe('of the catalogue', () => {
    test('every table of public is listed in this test, and every listed table exists', async () => {
      const tables = await ask<{ name: string }>(
        `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
      );
      expect(tables.map((table) => table.name)).toEqual([...rightsOfTables.keys()].sort());
    });

    const withoutRowSecurity = `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and
      ((relkind in ('r', 'p') and not relrowsecurity) or relkind in ('m', 'f')
        or (relkind = 'v' and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'))
      order by 1`;

    test('every table of public has row-level security, and a view runs with the caller’s rights', async () => {
      expect(await ask(withoutRowSecurity)).toEqual([]);
    });

    test('an unprotected table, view or materialized view would be found', async () => {
      const planted = database.asOwner(async (transaction) => {
        await transaction.query('create table public.planted (id integer)');
        await transaction.query('create view public.planted_view as select * from public.profiles');
        await transaction.query('create materialized view public.planted_copy as select * from public.profiles');
        const { rows } = await transaction.query<{ name: string }>(withoutRowSecurity);
        // The error rolls back the transaction, and returns the names to the test.
        throw Object.assign(new Error('undone'), { seen: rows.map(({ name }) => name) });
      });
      await expect(planted).rejects.toMatchObject({ seen: ['planted', 'planted_copy', 'planted_view'] });
    });

    test('no role of a request may truncate a table, reference it or add a trigger', async () => {
      const given = await ask(
        `select relname::text, role, privilege from pg_class, unnest($1::text[]) as role,
          unnest('{TRUNCATE,REFERENCES,TRIGGER}'::text[]) as privilege
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and has_table_privilege(role, oid, privilege)`,
        [requestRoles],
      );
      expect(given).toEqual([]);
    });

    test('no role of a request reaches a column outside public, except the storage tables, which anon does not reach', async () => {
      const reached = await ask(
        `select oid::regclass::text as name, role from pg_class, unnest($1::text[]) as role
        where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and relnamespace not in ('public'::regnamespace, 'pg_catalog'::regnamespace, 'information_schema'::regnamespace)
          and relnamespace::regnamespace::text !~ '^pg_(toast|temp)'
          and case relkind when 'S' then has_sequence_privilege(role, oid, 'USAGE,SELECT,UPDATE')
            else has_any_column_privilege(role, oid, 'SELECT,INSERT,UPDATE,REFERENCES') or has_table_privilege(role, oid, 'DELETE,TRUNCATE,TRIGGER') end`,
        [requestRoles],
      );
      const files = ['storage.buckets', 'storage.objects'];
      const granted = files.flatMap((name) => ['authenticated', 'service_role'].map((role) => ({ name, role })));
      expect(reached).toEqual(expect.arrayContaining(granted));
      expect(reached).toHaveLength(granted.length);
    });

    test('every storage table that a role reaches has row-level security', async () => {
      const open = await ask(
        `select relname::text from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r'
          and not relrowsecurity and has_any_column_privilege('authenticated', oid, 'SELECT,INSERT,UPDATE')`,
      );
      expect(open).toEqual([]);
    });

    test('only the server grants and computes premium', async () => {
      const allowed = await ask(
        `select role, name from unnest(array['anon', 'authenticated', 'service_role']) as role,
           unnest(array['app.grant_premium(uuid, timestamptz)', 'app.count_premium(uuid)']) as name
         where has_function_privilege(role, name, 'EXECUTE')`,
      );
      expect(allowed).toEqual([]);
    });

    test('no role of a request may create objects in a schema', async () => {
      const open = await ask(
        `select nspname::text, role from pg_namespace, unnest($1::text[]) as role
        where nspname !~ '^pg_' and has_schema_privilege(role, oid, 'CREATE')`,
        [requestRoles],
      );
      expect(open).toEqual([]);
    });

    test('every security-definer function has a fixed search path', async () => {
      const open = await ask(
        `select oid::regprocedure::text as name from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)
          and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
      );
      expect(open).toEqual([]);
    });

    test('functions of public are for signed-in users only', async () => {
      const open = await ask<{ name: string }>(
        `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
          and prorettype <> 'trigger'::regtype and has_function_privilege('anon', oid, 'EXECUTE')`,
      );
      expect(open).toEqual([]);
    });
  });

  // Row-level security and column rights overlap. These tests check each layer without the other.
  describe('of a single layer', () => {
    test.each(['id', 'user_id', 'created_at'])('%s of a record cannot be changed by any role', async (column) => {
      const value = column === 'created_at' ? '2020-01-01' : cast.acting.another.rowsOf.id;
      const changed = database.asOwner(async (transaction) => {
        await transaction.query(
          `insert into public.water_entries (user_id, date, amount_ml) values ($1, '2026-11-20', 250)`,
          [cast.acting.free.rowsOf.id],
        );
        await transaction.query(`update public.water_entries set ${column} = $1`, [value]);
      });
      await expect(changed).rejects.toMatchObject({ code: '42501' });
    });

    test('users may change only these columns of their profile', async () => {
      const columns = await ask<{ name: string }>(
        `select attname::text as name from pg_attribute where attrelid = 'public.profiles'::regclass and attnum > 0
          and has_column_privilege('authenticated', attrelid, attnum, 'UPDATE') order by 1`,
      );
      expect(columns.map(({ name }) => name)).toEqual([
        ...['address', 'allergies', 'birth_date', 'diagnoses', 'full_name', 'height_cm', 'hide_bmi', 'is_premium'],
        ...['phone', 'photo_url', 'premium_expires_at', 'weight_kg'],
      ]);
    });

    test.each(['is_admin = true', 'created_at = now()', 'premium_ended_at = now()'])(
      'without column rights the profile still refuses: %s',
      async (change) => {
        const changed = database.asOwner(async (transaction) => {
          await transaction.query('grant update on public.profiles to authenticated');
          await transaction.query(
            `select set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true)`,
            [cast.acting.free.rowsOf.id],
          );
          await transaction.query('set local role authenticated');
          await transaction.query(`update public.profiles set ${change} where id = $1`, [cast.acting.free.rowsOf.id]);
          // The error rolls back the change, if the database accepted it.
          throw new Error('allowed');
        });
        await expect(changed).rejects.toMatchObject({ code: '42501' });
      },
    );
  });

  describe.each([...rightsOfTables])('of %s', (table, rights) => {
    // The tests of the table `consents` withdraw some consents. So before the tests of each table, all users get all consents
    // again.
    beforeAll(() =>
      ask(`insert into public.consents (user_id, purpose, granted, version, language)
        select id, purpose, true, '1', 'pt' from auth.users, unnest('{health,spirituality,crisis_messages}'::text[]) as purpose`),
    );
    const cases = actors.flatMap((actor) =>
      verbs.map((verb, index) => ({ actor, verb, outcome: rights.expected[actor][index] as AttemptOutcome })),
    );

    test.each(cases)('$actor $verb: $outcome', async ({ actor, verb, outcome }) => {
      const owner = cast.acting[actor].rowsOf.id;
      const id = await putRow(database, table, rights, owner);
      const ownInsert = verb === 'insert' && actor !== 'another' && actor !== 'admin';
      if (ownInsert) await removeRows(database, table, rights, owner);
      const before = await rowsOf(database, table, rights, owner);
      expect(await attempt(table, rights, actor, verb, id)).toBe(outcome);
      const after = await rowsOf(database, table, rights, owner);
      expect(after === before).toBe(outcome !== 'done' || verb === 'select');
    });
  });

  /** Tries an action with the client library and returns its outcome. */
  async function attempt(
    table: string,
    rights: TableRights,
    actor: Actor,
    verb: Verb,
    id: string,
  ): Promise<AttemptOutcome | string> {
    const { client, rowsOf: person } = cast.acting[actor];
    const owned = rights.owner === 'id' ? { id: person.id } : { id: crypto.randomUUID(), user_id: person.id };
    const referring: Record<string, unknown> = { ...owned, ...rights.row, ...(await parentOf(database, rights, person.id)) };
    const tries = {
      select: () => client.from(table).select('*', { count: 'exact' }).eq('id', id),
      insert: () => client.from(table).insert(referring, { count: 'exact' }),
      update: () => client.from(table).update(rights.change, { count: 'exact' }).eq('id', id),
      delete: () => client.from(table).delete({ count: 'exact' }).eq('id', id),
    };
    const { error, count, status } = await tries[verb]();
    if (error?.code === '42501')
      return status === (actor === 'anon' ? 401 : 403) ? 'refused' : `refused with ${String(status)}`;
    if (error) return `${error.code}: ${error.message}`;
    return count === 0 ? 'unseen' : 'done';
  }
});
