import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEngineOfThisRun } from '../support/rotation.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makePerson } from '../support/person.ts';
import { makeDataFolderFor, removeDataFolder, startServer } from '../support/server.ts';
import { chanceOf } from './support/chance.ts';
import { startCuttingProxy, type CuttingProxy } from './support/cutting-proxy.ts';
import { AcknowledgedWrites } from './support/acknowledged-writes.ts';
import { collectAnswers } from './support/outage-answers.ts';
import { readStoredRows } from './support/read-stored-rows.ts';
import { startWriters } from './support/writers.ts';

/** How often the test causes each fault: once in a short run, eight times in a long run. */
const rounds = process.env['COGN_LONG'] === undefined ? 1 : 8;
const environment = { LOG_LEVEL: 'error', LIMIT_REQUESTS_PER_MINUTE: '1000000' };
const patience = 120_000 + rounds * 30_000;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster({ durable: true, migrated: true });
});
afterAll(() => cluster.stop());

/** Causes a fault. The promise resolves when the fault is over. */
type Interruption = (network: { people: CuttingProxy; database: CuttingProxy | undefined }) => Promise<void>;

const peopleCutOff: Interruption = async ({ people }) => {
  people.cut();
  await wait(300);
  people.mend();
};
const peopleUnheard: Interruption = async ({ people }) => {
  people.swallow();
  await wait(700);
  people.mend();
};
const databaseCutOff: Interruption = async ({ database }) => {
  database?.cut();
  await wait(700);
  database?.mend();
};
const databaseUnheard: Interruption = async ({ database }) => {
  database?.swallow();
  await wait(1_000);
  database?.mend();
};
const databaseRestarted: Interruption = () => cluster.crash('SIGINT');

async function interruptWhileWriting(interruptions: readonly Interruption[], databaseUrl?: string): Promise<void> {
  const database = databaseUrl === undefined ? undefined : await startCuttingProxy(Number(new URL(databaseUrl).port));
  const folder = await makeDataFolderFor(databaseUrl);
  const chance = chanceOf(`interruptions ${String(interruptions.length)}`);
  const proxied = databaseUrl?.replace(/:\d+\//, `:${String(database?.port)}/`);
  const server = await startServer(folder, { environment: { ...environment, ...(proxied && { DATABASE_URL: proxied }) } });
  const people = await startCuttingProxy(Number(new URL(server.url).port));
  const { access_token: token } = (await makePerson(server)).session;
  // Reads as a second user, because the first user sends many writes. On a slow machine, the fair queue may limit that first
  // user.
  const { access_token: readersToken } = (await makePerson(server)).session;
  const writes = new AcknowledgedWrites();
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const interruption of interruptions) {
      const before = writes.acknowledged;
      const writers = startWriters({ url: `http://127.0.0.1:${String(people.port)}`, token }, writes);
      // During the fault, a second connection collects the server's responses. It bypasses the network that the test cuts.
      const answers = collectAnswers({ url: server.url, token: readersToken });
      await wait(chance.whole(100, 500));
      await interruption({ people, database });
      // Writes must continue by themselves, because the test does not restart the server.
      const since = writes.acknowledged;
      await expect.poll(() => writes.acknowledged - since, { timeout: 30_000, interval: 50 }).toBeGreaterThan(5);
      await writers.stop();
      await answers.stop();
      expect(writes.acknowledged).toBeGreaterThan(before);
      expect(answers.unclear).toEqual([]);
      refused += answers.refused;
      expect(writes.check(await readStoredRows({ url: server.url, token }))).toEqual([]);
    }
  }
  const counts = `${String(writes.acknowledged)} rows acknowledged, none lost; ${String(writes.unanswered)} without an answer, ${String(writes.storedUnanswered)} of them stored`;
  console.log(`${String(rounds * interruptions.length)} interruptions: ${counts}; ${String(refused)} clear refusals`);
  expect(await server.stop()).toBe(0);
  await people.close();
  await database?.close();
  await removeDataFolder(folder);
}

if (isEngineOfThisRun('pglite'))
  test(
    'a network between users and server that is cut or drops everything loses no acknowledged write',
    { timeout: patience },
    () => interruptWhileWriting([peopleCutOff, peopleUnheard]),
  );

if (isEngineOfThisRun('postgres'))
  test(
    'PostgreSQL that restarts, disconnects or hangs under load: clear errors, no acknowledged write is lost, and it recovers by itself',
    { timeout: patience },
    async () =>
      interruptWhileWriting(
        [databaseRestarted, databaseCutOff, databaseUnheard, peopleCutOff],
        await cluster.createDatabase(),
      ),
  );
