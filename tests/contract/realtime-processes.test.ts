import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { openChannel, type Channel } from '../../web/src/core/live/open-channel.ts';
import { makePerson, signIn, type Person, type Session } from '../support/person.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { makeDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';

/**
 * Two server processes use one PostgreSQL database. Each process must report writes that arrive through the other process.
 * The clients use the app's own channel code.
 */

/** The longest time to wait for the report of a write, in milliseconds. */
const patience = { timeout: 10_000 };

let cluster: PostgresCluster;
let folder: string;
let first: RunningServer;
let second: RunningServer;
const open: Channel[] = [];

beforeAll(async () => {
  cluster = await startPostgresCluster({ migrated: true });
  folder = await makeDataFolder();
  const environment = { LOG_LEVEL: 'error', DATABASE_URL: await cluster.createDatabase() };
  first = await startServer(folder, { environment });
  second = await startServer(folder, { environment });
});
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await cluster.stop();
  await removeDataFolder(folder);
});

/** Opens a device that listens for changes. Returns the list to which the device adds the table of each reported change. */
async function listenAt(server: RunningServer, { access_token: token }: Session) {
  const received: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const channel = openChannel({
    address: `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`,
    token,
    openSocket: (address) => new WebSocket(address),
    joined: resolve,
    changed: (tables) => received.push(...tables),
    ended: () => reject(new Error('the channel ended')),
  });
  open.push(channel);
  await promise;
  return received;
}

const drink = (server: RunningServer, person: Person) =>
  plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 250 });

test('a write through the first process is reported by the second, to the user’s other device alone', async () => {
  const phone = await makePerson(first);
  const other = await makePerson(first);
  const own = await listenAt(second, phone.session);
  const others = await listenAt(second, other.session);
  const laptop = await listenAt(second, await signIn(second, phone));
  await drink(first, phone);
  await expect.poll(() => laptop, patience).toEqual(['water_entries']);
  // The server reports a session's write to the user's other sessions, but not to the session itself.
  await drink(second, { ...phone, session: await signIn(second, phone) });
  await expect.poll(() => [own, laptop], patience).toEqual([['water_entries'], ['water_entries', 'water_entries']]);
  expect(others).toEqual([]);
});

test('many writes at once are reported as one table', async () => {
  const phone = await makePerson(first);
  const laptop = await listenAt(second, await signIn(second, phone));
  await plantRow(
    first,
    phone,
    'water_entries',
    Array.from({ length: 300 }, () => ({ date: daysAgo(0), amount_ml: 250 })),
  );
  await expect.poll(() => laptop, patience).toEqual(['water_entries']);
});
