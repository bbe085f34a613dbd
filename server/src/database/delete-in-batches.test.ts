import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deleteInBatches, findDependents } from './delete-in-batches.ts';
import { onBothEngines } from './testing/on-both-engines.ts';

onBothEngines((database) => {
  const run = (sql: string, values: unknown[] = []) =>
    database().asOwner((transaction) => transaction.query<Record<string, unknown>>(sql, values));

  async function makePerson(rows = 0): Promise<string> {
    const id = randomUUID();
    await run('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]);
    await run(`insert into public.water_entries (user_id, date) select $1, '2026-03-01' from generate_series(1, $2::int)`, [
      id,
      rows,
    ]);
    return id;
  }
  const count = async (table: string, id: string) => (await run(`select from ${table} where user_id = $1`, [id])).count;

  it('finds every table whose rows are deleted with an account, dependent tables first', async () => {
    const found = (await database().asOwner((transaction) => findDependents(transaction, 'auth.users'))).map(
      ({ table }) => table,
    );
    const { rows } = await run(
      `with recursive dependent as (
         select conrelid as id from pg_constraint where contype = 'f' and confdeltype = 'c' and confrelid = 'auth.users'::regclass
         union select conrelid from pg_constraint join dependent on confrelid = dependent.id where contype = 'f' and confdeltype = 'c')
       select format('%I.%I', nspname, relname) as name from dependent
       join pg_class on pg_class.oid = id join pg_namespace on pg_namespace.oid = relnamespace where id <> 'auth.users'::regclass`,
    );
    expect([...found].sort()).toEqual(rows.map(({ name }) => name).sort());
    const before = (first: string, second: string) => expect(found.indexOf(first)).toBeLessThan(found.indexOf(second));
    before('auth.refresh_tokens', 'auth.sessions');
    before('public.medication_doses', 'public.medications');
    before('app.push_endpoints', 'public.push_subscriptions');
  });

  it('deletes at most one batch of rows at once, the row itself last, and no other account’s rows', async () => {
    const [person, other] = [await makePerson(25), await makePerson(3)];
    expect(await deleteInBatches(database(), 'auth.users', person, { batchSize: 10, mostBatches: 2 })).toBe(false);
    expect((await run('select from auth.users where id = $1', [person])).count).toBe(1);
    const left = await count('public.water_entries', person);
    expect(left).toBeGreaterThanOrEqual(5);
    let withRow = 0;
    const whole = await deleteInBatches(database(), 'auth.users', person, {
      batchSize: 10,
      withRow: async (transaction) => {
        withRow = (await transaction.query('select from auth.users where id = $1', [person])).count + 1;
      },
    });
    expect([whole, withRow]).toEqual([true, 1]);
    expect(await count('public.water_entries', person)).toBe(0);
    expect(await count('public.water_entries', other)).toBe(3);
    expect((await run('select from public.profiles where id = $1', [other])).count).toBe(1);
  });

  it('also deletes indirect children in batches', async () => {
    const person = await makePerson();
    const session = randomUUID();
    const at = '2026-03-01T12:00:00Z';
    await run('insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, $3, $3)', [
      session,
      person,
      at,
    ]);
    await run(
      `insert into auth.refresh_tokens (session_id, counter, token_hash, created_at)
       select $1, number, $1::uuid::text || number, $2 from generate_series(1, 25) as number`,
      [session, at],
    );
    expect(await deleteInBatches(database(), 'auth.users', person, { batchSize: 10, mostBatches: 2 })).toBe(false);
    const tokens = await run('select from auth.refresh_tokens where session_id = $1', [session]);
    expect(tokens.count).toBe(5);
    expect(await deleteInBatches(database(), 'auth.users', person)).toBe(true);
  });
});
