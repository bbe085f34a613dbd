import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEngineOfThisRun } from '../support/rotation.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makeDataFolderFor, removeDataFolder, startServer } from '../support/server.ts';
import { makeAlertingPeople } from './support/alerting-people.ts';
import { askUntilAccepted, planAlerts, readDeliveries } from './support/alerts.ts';
import { runCommand } from './support/run-program.ts';

let cluster: PostgresCluster;
let texts: CaughtTexts;
beforeAll(async () => {
  [cluster, texts] = await Promise.all([startPostgresCluster({ migrated: true }), catchTexts()]);
});
afterAll(() => Promise.all([cluster.stop(), texts.close()]));

/** Stops a server while the provider processes a message. Checks the output of the command `jobs` before and afterwards. */
async function stopAmidAlert(databaseUrl?: string): Promise<void> {
  const before = texts.all.length;
  const dataFolder = await makeDataFolderFor(databaseUrl);
  const where = { dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const people = await makeAlertingPeople(1, where);
  const environment = {
    ...{ LOG_LEVEL: 'silent', ...texts.environment },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const jobs = async (...words: string[]) => {
    const { code, printed } = await runCommand('jobs', [...words, '--data', dataFolder], environment);
    if (code !== 0) throw new Error(printed);
    return printed;
  };
  let server = await startServer(dataFolder, { environment });
  const [alert] = planAlerts(people, 1);
  const { arrived, letGo } = texts.holdNext();
  await askUntilAccepted(() => [server.url], alert!);
  await arrived;
  expect(await jobs()).toMatch(/^Given up: 0\. Late: 0\. Running: 1\. Waiting: 0\.\n.*\nrunning +crisis-sms /);
  const stopped = server.stop();
  letGo();
  expect(await stopped).toBe(0);

  // During the stop, the server stored that the provider had accepted the text message. The job that asks the provider
  // whether the message was delivered waits for the next start.
  expect(await jobs()).toMatch(/Given up: 0\. Late: 0\. Running: 0\. Waiting: 1\.\n.*\nwaiting +crisis-follow /);
  server = await startServer(dataFolder, { environment });
  const to = people[0]!.phone.slice(1);
  texts.reportStatus(to, { status: 'delivered' });
  const state = async () =>
    (await readDeliveries(server.url, people))
      .filter(({ channel }) => channel === 'sms')
      .map(({ state: now, interrupted }) => [now, interrupted]);
  await expect.poll(state, { timeout: 60_000 }).toEqual([['delivered', 0]]);
  await expect.poll(() => jobs(), { timeout: 60_000 }).toContain('Nothing is pending.');
  await expect(jobs('--drop', alert!.id)).rejects.toThrow('was given up');
  expect(texts.all.length - before).toBe(1);
  await server.stop();
  texts.reportStatus(to, { status: 'sent' });
  await removeDataFolder(dataFolder);
}

if (isEngineOfThisRun('pglite'))
  test(
    'a stop waits for a message in progress, stores its acceptance, and it is sent once (embedded)',
    { timeout: 180_000 },
    () => stopAmidAlert(),
  );

if (isEngineOfThisRun('postgres'))
  test('a stop waits for a message in progress, and it is sent once (PostgreSQL)', { timeout: 180_000 }, async () =>
    stopAmidAlert(await cluster.createDatabase()),
  );
