import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../../server/src/database/migrations.ts';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { defaultTimeouts } from '../../server/src/database/transactions/timeouts.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makeDataFolder, makePreparedDataFolder, removeDataFolder, startServer } from '../support/server.ts';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster();
});
afterAll(() => cluster.stop());

const isReady = async ({ url }: { url: string }) => (await fetch(`${url}/readyz`)).status;

test('two processes that start at once on an empty database both come up, and every migration has run once', async () => {
  const databaseUrl = await cluster.createDatabase();
  // The processes of one server share a data folder and a database.
  const folder = await makeDataFolder();
  const environment = { LOG_LEVEL: 'error', DATABASE_URL: databaseUrl };
  const servers = await Promise.all([startServer(folder, { environment }), startServer(folder, { environment })]);
  expect(await Promise.all(servers.map(isReady))).toEqual([200, 200]);
  const database = await openPostgres({ url: databaseUrl, timeouts: defaultTimeouts });
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<{ name: string }>('select name from server.migrations'),
  );
  await database.close();
  const known = (await readMigrations()).map(({ name }) => name);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  // Each process must accept tokens of the other, so their keys must be equal.
  const keysOf = async ({ url }: { url: string }) => (await fetch(`${url}/.well-known/jwks.json`)).json();
  const [keys, others] = await Promise.all(servers.map(keysOf));
  expect(others).toEqual(keys);
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  await removeDataFolder(folder);
});

test('of two processes that start at once on one embedded database one comes up, and the other exits with a clear reason', async () => {
  const folder = await makePreparedDataFolder();
  const outcomes = await Promise.allSettled([startServer(folder), startServer(folder)]);
  const up = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  const down = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect([up.length, down.length]).toEqual([1, 1]);
  expect(String(down[0]?.reason)).toMatch(/The data folder .* is in use by/);
  const server = up[0]?.value;
  expect(server && (await isReady(server))).toBe(200);
  await server?.stop();
  await removeDataFolder(folder);
});
