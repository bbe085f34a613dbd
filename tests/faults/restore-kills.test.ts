import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEngineOfThisRun } from '../support/rotation.ts';
import { readConfig, type Config } from '../../server/src/config/config.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { turn } from '../support/rotation.ts';
import { startServer } from '../support/server.ts';
import { chanceOf } from './support/chance.ts';
import { runCommand } from './support/run-program.ts';
import { makeRestorable, nameOfContent, type Restorable } from './support/restorable.ts';

const kills = process.env['COGN_LONG'] === undefined ? 1 : 20;
const patience = 120_000 + kills * 60_000;

let cluster: PostgresCluster;
let folder: string;
let backups: Restorable[];
beforeAll(async () => {
  cluster = await startPostgresCluster({ durable: true });
  folder = await mkdtemp(join(tmpdir(), 'cogn-restore-'));
  backups = [await makeRestorable(folder, 'one'), await makeRestorable(folder, 'other')];
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

type Environment = Record<string, string>;
const restore = (path: string, environment: Environment, meanwhile?: (kill: () => void) => Promise<void>) =>
  runCommand('restore', [path, '--replace'], environment, meanwhile);

/** Starts and stops the server, as an operator does after a restore. The server starts only if its data is consistent. */
async function startOnce(config: Config, environment: Environment): Promise<void> {
  const server = await startServer(config.dataFolder, { environment: { ...environment, LOG_LEVEL: 'silent' } });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
}

/** Restores two backups alternately and kills each restore at a random time. All data must then be from one backup. */
async function cutRestores(title: string, environment: Environment, crash?: () => Promise<void>): Promise<void> {
  const config = readConfig(environment);
  const [one, other] = backups as [Restorable, Restorable];
  const began = performance.now();
  expect(await restore(one.path, environment)).toMatchObject({ code: 0 });
  const whole = performance.now() - began;
  let current = one.name;
  const random = chanceOf(`${title} ${String(turn())}`);
  const seen = { before: 0, after: 0 };
  for (let round = 0; round < kills; round += 1) {
    const next = current === one.name ? other : one;
    // A short run includes this file in every third rotation, so the rotation itself would always give the same choice.
    const crashes = crash !== undefined && (round + Math.floor(turn() / 3)) % 3 === 2;
    const { code, printed } = await restore(next.path, environment, async (kill) => {
      await wait(random.next() * whole);
      if (crashes) await crash();
      else kill();
    });
    await startOnce(config, environment);
    const now = await nameOfContent(config, backups);
    expect([one.name, other.name], printed).toContain(now);
    // The output of the command must match the data.
    if (code === 0) expect(now).toBe(next.name);
    if (printed.includes('Nothing was changed')) expect(now).toBe(current);
    seen[now === next.name ? 'after' : 'before'] += 1;
    current = now;
  }
  // A restore must still work after all interrupted ones.
  const last = current === one.name ? other : one;
  expect(await restore(last.path, environment)).toMatchObject({ code: 0 });
  expect(await nameOfContent(config, backups)).toBe(last.name);
  console.log(
    `${title}: ${String(kills)} restores cut within ${String(Math.round(whole))} ms; ${String(seen.before)} left the old data, ${String(seen.after)} the new, none anything else`,
  );
}

if (isEngineOfThisRun('postgres'))
  test('PostgreSQL: a restore cut at any moment leaves the old data or the new', { timeout: patience }, async () => {
    const environment = { DATA_FOLDER: join(folder, 'postgres'), DATABASE_URL: await cluster.createDatabase() };
    await cutRestores('restore into PostgreSQL', environment, () => cluster.crash('SIGQUIT'));
  });

if (isEngineOfThisRun('pglite'))
  test(
    'the embedded database: a restore cut at any moment leaves the old data or the new',
    { timeout: patience },
    async () => {
      await cutRestores('restore into a data folder', { DATA_FOLDER: join(folder, 'embedded') });
    },
  );
