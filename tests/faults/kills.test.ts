import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEngineOfThisRun } from '../support/rotation.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makePerson } from '../support/person.ts';
import { makeDataFolderFor, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { chanceOf } from './support/chance.ts';
import { printFigures } from './support/print-figures.ts';
import { firstKill, howManyKills } from './support/how-many-kills.ts';
import { AcknowledgedWrites } from './support/acknowledged-writes.ts';
import { readStoredRows } from './support/read-stored-rows.ts';
import { startWriters } from './support/writers.ts';

/** Raises the only limit that writes from one address reach; the other limits keep their defaults. */
const environment = { LOG_LEVEL: 'error', LIMIT_REQUESTS_PER_MINUTE: '1000000' };
const patience = 60_000 + howManyKills() * 30_000;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster({ durable: true, migrated: true });
});
afterAll(() => cluster.stop());

/**
 * Damages the running server once. `kill` counts the kills, so that a test can kill server and database in turns. Returns the
 * server that runs afterwards.
 */
type Damage = (server: RunningServer, kill: number) => Promise<RunningServer>;

/** Writes without a pause, damages the server at random times, and compares the stored rows with the acknowledged ones. */
async function damageWhileWriting(
  title: string,
  { kills, settings, damage }: { kills: number; settings: Record<string, string>; damage: Damage },
): Promise<void> {
  const folder = await makeDataFolderFor(settings['DATABASE_URL']);
  const chance = chanceOf(title);
  let server = await startServer(folder, { environment: settings });
  const { access_token: token } = (await makePerson(server)).session;
  const writes = new AcknowledgedWrites();
  const waited: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    const writers = startWriters({ url: server.url, token }, writes);
    // Waits until there are writes to lose. On a busy machine, a round could otherwise end before the first write.
    const before = writes.acknowledged;
    await expect.poll(() => writes.acknowledged - before, { timeout: 30_000, interval: 20 }).toBeGreaterThan(1);
    await wait(chance.whole(0, 2_000));
    const began = performance.now();
    server = await damage(server, firstKill() + round);
    waited.push(performance.now() - began);
    await writers.stop();
    expect(writes.check(await readStoredRows({ url: server.url, token }))).toEqual([]);
  }
  // Checks that there was data to lose, even on a slow machine.
  expect(writes.acknowledged).toBeGreaterThan(kills);
  printFigures(title, kills, writes, waited);
  await server.stop();
  await removeDataFolder(folder);
}

async function killServer(server: RunningServer, settings: Record<string, string>): Promise<RunningServer> {
  await server.kill();
  return startServer(server.dataFolder, { environment: settings });
}

if (isEngineOfThisRun('pglite'))
  test('the embedded database: SIGKILL at random moments loses no acknowledged write', { timeout: patience }, async () => {
    await damageWhileWriting('PGlite, the server killed', {
      kills: howManyKills(),
      settings: environment,
      damage: (server) => killServer(server, environment),
    });
  });

if (isEngineOfThisRun('postgres'))
  test(
    'PostgreSQL: SIGKILL of the server and of the database in turns loses no acknowledged write',
    { timeout: patience },
    async () => {
      const settings = { ...environment, DATABASE_URL: await cluster.createDatabase() };
      await damageWhileWriting('PostgreSQL, the server and the database killed in turns', {
        kills: howManyKills(),
        settings,
        async damage(server, kill) {
          if (kill % 2 === 0) return killServer(server, settings);
          await cluster.crash(kill % 4 === 1 ? 'SIGKILL' : 'SIGQUIT');
          await untilAnswering(server);
          return server;
        },
      });
    },
  );

/** Waits until the server responds again. The test has not restarted it, so it must reconnect to the database by itself. */
async function untilAnswering(server: RunningServer): Promise<void> {
  await expect.poll(() => canRead(server), { timeout: 30_000, interval: 50 }).toBe(true);
}

async function canRead(server: RunningServer): Promise<boolean> {
  const answer = await fetch(`${server.url}/rest/v1/rpc/premium_offer`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  return answer.status < 500;
}
