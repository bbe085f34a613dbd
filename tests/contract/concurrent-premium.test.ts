import { expect, onTestFinished, test } from 'vitest';
import { makePerson, startRestServer } from './support/rest-server.ts';

/** Runs on PostgreSQL only, because the embedded database runs one transaction at a time. */
test.each([
  ['the grant', 0],
  ['the payment', 1],
])('a payment and a longer grant stored concurrently leave the longer one, where %s comes first', async (_first, place) => {
  const server = await startRestServer('postgres');
  onTestFinished(() => server.close());
  const { database } = server;
  const ask = async <Row>(text: string, parameters: unknown[] = []) =>
    (await database.asOwner((transaction) => transaction.query<Row>(text, parameters))).rows;
  const waiting = async () => {
    const [row] = await ask<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return row?.count;
  };
  const { id } = await makePerson(server);
  const grant = () => ask(`select app.grant_premium($1, '2099-01-01Z')`, [id]);
  const pay = () =>
    database.asOwner(async ({ query }) => {
      await query(
        `insert into public.premium_periods (user_id, source, reference, ends_at) values ($1, 'payment', 'in_1', '2098-01-01Z')`,
        [id],
      );
      await query('select app.count_premium($1)', [id]);
    });
  const operations: Promise<unknown>[] = [];
  await database.asOwner(async ({ query }) => {
    await query('select from public.profiles where id = $1 for update', [id]);
    for (const operation of place === 0 ? [grant, pay] : [pay, grant]) {
      operations.push(operation());
      await expect.poll(waiting).toBe(operations.length);
      // A query prevents the timeout for idle transactions from ending the transaction that holds the row lock.
      await query('select 1');
    }
  });
  await Promise.all(operations);
  const rows = await ask('select premium_expires_at as until from public.profiles where id = $1', [id]);
  expect(rows).toEqual([{ until: new Date('2099-01-01Z') }]);
});
