import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '#testing/postgres-cluster.ts';
import { readMigrations, type Migration } from './migrations.ts';

/**
 * The files of `database/server` whose objects hosted Supabase already has: roles, accounts, sessions, factors and
 * storage. It does not have our job queue, the third file.
 */
const broughtAlong = ['0001_roles_and_auth.sql', '0002_storage.sql'];

let cluster: PostgresCluster;
let client: pg.Client;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  client = new pg.Client({ connectionString: await cluster.createDatabase() });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await cluster.stop();
});

/**
 * Creates the role that an operator of hosted Supabase has. It is neither a superuser nor the owner of schema `auth`,
 * but it may create triggers in `auth` and policies in `storage`.
 */
const becomeOperator = `
  create role hosted_operator nosuperuser createrole bypassrls;
  grant anon, authenticated, service_role to hosted_operator with admin option;
  grant create on database %DATABASE% to hosted_operator;
  grant usage, create on schema public to hosted_operator;
  grant usage on schema auth, storage to hosted_operator;
  grant select, references, trigger on all tables in schema auth to hosted_operator;
  grant execute on all functions in schema auth to hosted_operator;
  grant all on all tables in schema storage to hosted_operator;
  alter table storage.objects owner to hosted_operator;
  set role hosted_operator;
`;

describe('the product’s migrations on a simulated hosted Supabase', () => {
  it('run unchanged, by a role that owns neither the users nor the server', async () => {
    const all = await readMigrations();
    const isBrought = ({ name }: Migration) => broughtAlong.some((part) => name === `server/${part}`);
    for (const { script } of all.filter(isBrought)) await client.query(script);
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    await client.query(becomeOperator.replace('%DATABASE%', rows[0]?.name ?? ''));
    const faults: string[] = [];
    for (const { name, script } of all.filter(({ name }) => name.startsWith('migrations/'))) {
      await client.query('begin');
      try {
        await client.query(script);
        await client.query('commit');
      } catch (fault) {
        await client.query('rollback');
        faults.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('let users read and write only their own rows', async () => {
    await client.query('reset role');
    const { rows: people } = await client.query<{ id: string }>(
      `insert into auth.users (email) values ('one@example.org'), ('two@example.org') returning id`,
    );
    const [one = '', two = ''] = people.map(({ id }) => id);
    await asPerson(one, async () => {
      await client.query(
        `insert into public.consents (purpose, granted, version, language) values ('health', true, '1', 'pt')`,
      );
      await client.query(`insert into public.water_entries (date, amount_ml) values (current_date, 250)`);
      expect(await countOf('water_entries')).toBe(1);
      expect(await countOf('profiles')).toBe(1);
      await expect(client.query(`update public.profiles set is_admin = true`)).rejects.toThrow(/permission denied/);
    });
    await asPerson(two, async () => expect(await countOf('water_entries')).toBe(0));
  });

  it('publish every table for realtime, but no removals, which it would send to all clients', async () => {
    await client.query('create publication supabase_realtime');
    const script = await readFile(join(import.meta.dirname, '../../../database/hosted/realtime.sql'), 'utf8');
    // Run the script twice, as an operator does after adding a table.
    for (let times = 0; times < 2; times += 1) await client.query(script);
    const { rows } = await client.query(
      `select pubinsert as added, pubupdate as changed, pubdelete or pubtruncate as removed,
         (select count(*) from pg_publication_tables) = (select count(*) from pg_trigger where tgname = 'notify_insert') as whole
       from pg_publication where pubname = 'supabase_realtime'`,
    );
    expect(rows).toEqual([{ added: true, changed: true, removed: false, whole: true }]);
  });

  it('let the account service delete a user, though it has no rights in our schemas', async () => {
    await client.query('create role hosted_accounts nosuperuser');
    await client.query('grant usage on schema auth to hosted_accounts');
    await client.query('grant select, delete on all tables in schema auth to hosted_accounts');
    const { rows } = await client.query<{ id: string }>(`select id from auth.users where email = 'one@example.org'`);
    await client.query('set role hosted_accounts');
    await client.query('delete from auth.users where id = $1', [rows[0]?.id]);
    await client.query('reset role');
    expect(await countOf('water_entries')).toBe(0);
  });
});

/** Runs a query as hosted PostgREST does, in the user's role and with the user's claims. The changes are committed. */
async function asPerson(id: string, ask: () => Promise<unknown>): Promise<void> {
  await client.query('set role authenticated');
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: id, role: 'authenticated' }),
  ]);
  await ask();
  await client.query('reset role');
}

async function countOf(table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${table}`);
  return rows[0]?.count ?? -1;
}
