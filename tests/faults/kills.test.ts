import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makePerson } from '../support/person.ts';
import { makeDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { printFigures } from './support/figures.ts';
import { Ledger } from './support/ledger.ts';
import { readHeld } from './support/read-held.ts';
import { startWriters } from './support/writers.ts';

const kills = Number(process.env['COGN_KILLS'] ?? 5);
/** Every limit that a flood of writes from one address would meet; the rest is as an operator has it. */
const environment = { LOG_LEVEL: 'error', LIMIT_REQUESTS_PER_MINUTE: '1000000' };
const patience = 60_000 + kills * 30_000;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster({ durable: true });
});
afterAll(() => cluster.stop());

/** Lets writers write for a random while, does the damage, and answers how long it took until the server was back. */
async function breakWhileWriting(damage: () => Promise<void>, writers: { stop(): Promise<void> }): Promise<number> {
  await wait(randomInt(150, 2_000));
  const began = performance.now();
  await damage();
  const took = performance.now() - began;
  await writers.stop();
  return took;
}

test('the embedded database: SIGKILL at random moments loses no acknowledged write', { timeout: patience }, async () => {
  const folder = await makeDataFolder();
  let server = await startServer(folder, { environment });
  const ledger = new Ledger();
  const opened: number[] = [];
  const token = (await makePerson(server)).session.access_token;
  for (let kill = 0; kill < kills; kill += 1) {
    const writers = startWriters({ url: server.url, token }, ledger);
    const damage = async () => {
      await server.kill();
      server = await startServer(folder, { environment });
    };
    opened.push(await breakWhileWriting(damage, writers));
    expect(ledger.check(await readHeld({ url: server.url, token }))).toEqual([]);
  }
  expect(ledger.acknowledged).toBeGreaterThan(kills * 10);
  printFigures('PGlite, the server killed', kills, ledger, opened);
  await server.stop();
  await removeDataFolder(folder);
});

test(
  'PostgreSQL: SIGKILL of the server and of the database in turns loses no acknowledged write',
  { timeout: patience },
  async () => {
    const folder = await makeDataFolder();
    const address = { ...environment, DATABASE_URL: await cluster.createDatabase() };
    let server = await startServer(folder, { environment: address });
    const ledger = new Ledger();
    const opened: number[] = [];
    const token = (await makePerson(server)).session.access_token;
    const killServer = async () => {
      await server.kill();
      server = await startServer(folder, { environment: address });
    };
    const killDatabase = async (signal: 'SIGKILL' | 'SIGQUIT') => {
      await cluster.crash(signal);
      await untilAnswering(server);
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const writers = startWriters({ url: server.url, token }, ledger);
      const damage = kill % 2 === 0 ? killServer : () => killDatabase(kill % 4 === 1 ? 'SIGKILL' : 'SIGQUIT');
      opened.push(await breakWhileWriting(damage, writers));
      expect(ledger.check(await readHeld({ url: server.url, token }))).toEqual([]);
    }
    expect(ledger.acknowledged).toBeGreaterThan(kills * 10);
    printFigures('PostgreSQL, the server and the database killed in turns', kills, ledger, opened);
    await server.stop();
    await removeDataFolder(folder);
  },
);

/** The server was not started again: it must find its way back to the database by itself. */
async function untilAnswering(server: RunningServer): Promise<void> {
  const answers = async () => (await fetch(`${server.url}/auth/v1/settings`)).ok && (await canRead(server));
  await expect.poll(answers, { timeout: 30_000, interval: 50 }).toBe(true);
}

async function canRead(server: RunningServer): Promise<boolean> {
  const answer = await fetch(`${server.url}/rest/v1/rpc/premium_offer`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  return answer.status < 500;
}
