import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, test, type ExpectStatic } from 'vitest';
import { isEngineOfThisRun } from '../support/rotation.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makeDataFolderFor, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { makeAlertingPeople } from './support/alerting-people.ts';
import { askUntilAccepted, planAlerts, readDeliveries, type Delivery } from './support/alerts.ts';
import { chanceOf } from './support/chance.ts';
import { firstKill, howManyKills } from './support/how-many-kills.ts';
import { startUnreliableMailServer } from './support/unreliable-mail-server.ts';
import { startUnreliableProvider } from './support/unreliable-provider.ts';
import { AcceptedMessages } from './support/accepted-messages.ts';

/** The time in milliseconds after which every delivery has its final status, because no retry is left. */
const settling = 420_000;
const patience = settling + 60_000 + howManyKills() * 30_000;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster({ durable: true, migrated: true });
});
afterAll(() => cluster.stop());

/**
 * Asks for fifty alerts while server processes are killed at random times. Meanwhile the delivery channels sometimes fail,
 * respond late, hang up or respond twice.
 */
async function alertWhileKilling(
  expect: ExpectStatic,
  { title, processes, databaseUrl }: { title: string; processes: number; databaseUrl?: string },
): Promise<void> {
  const kills = howManyKills();
  const chance = chanceOf(title);
  const dataFolder = await makeDataFolderFor(databaseUrl);
  const people = await makeAlertingPeople(10, { dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) });
  const taken = new AcceptedMessages();
  const [provider, mails] = await Promise.all([
    startUnreliableProvider(taken, chance),
    startUnreliableMailServer(taken, chance),
  ]);
  const environment = {
    ...{ LOG_LEVEL: 'silent', LIMIT_REQUESTS_PER_MINUTE: '1000000', SMTP_URL: mails.url, SMS_PROVIDER: 'twilio' },
    ...{ TWILIO_URL: provider.url, TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+15005550006' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const start = () => startServer(dataFolder, { environment });
  const servers: RunningServer[] = [];
  for (let count = 0; count < processes; count += 1) servers.push(await start());

  const alerts = planAlerts(people, 5);
  const byEvent = new Map(alerts.map((alert) => [alert.id, alert]));
  const keyOf = ({ destination, event_id: event }: Delivery) =>
    AcceptedMessages.keyOf(destination, `alerta ${String(byEvent.get(event)?.number)}`);
  /**
   * For each delivery, how often a channel had accepted its message when the server first stored the acceptance. The number
   * must not grow later, because the server would then have sent an accepted message again.
   */
  const final = new Map<string, number>();
  const look = async (url: string) => {
    const deliveries = await readDeliveries(url, people);
    for (const delivery of deliveries) {
      if (delivery.state === 'sent' && !final.has(delivery.id)) final.set(delivery.id, taken.idsOf(keyOf(delivery)).length);
    }
    return deliveries;
  };

  const share = Math.ceil(alerts.length / kills);
  const asked: Promise<void>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const round = alerts.slice(kill * share, (kill + 1) * share);
    asked.push(...round.map((alert) => askUntilAccepted(() => servers.map(({ url }) => url), alert)));
    await wait(chance.whole(50, 2_000));
    const victim = (firstKill() + kill) % processes;
    await servers[victim]?.kill();
    servers[victim] = await start();
    await look(servers[victim].url);
  }
  await Promise.all(asked);
  provider.calmDown();
  mails.calmDown();

  const url = servers[0]?.url ?? '';
  const isOpen = ({ state }: Delivery) => state === 'queued' || state === 'not_known';
  await expect.poll(async () => (await look(url)).filter(isOpen).length, { timeout: settling, interval: 500 }).toBe(0);

  const deliveries = await look(url);
  expect(deliveries).toHaveLength(alerts.length * 2);
  const counts = { interrupted: 0, twice: 0 };
  for (const delivery of deliveries) {
    const ids = taken.idsOf(keyOf(delivery));
    expect([delivery.id, delivery.state]).toEqual([delivery.id, 'sent']);
    expect(ids.length).toBeGreaterThanOrEqual(1);
    expect(ids.length).toBeLessThanOrEqual(1 + delivery.interrupted);
    expect(ids.length).toBe(final.get(delivery.id));
    if (delivery.channel === 'sms') expect(ids).toContain(delivery.provider_id);
    counts.interrupted += delivery.interrupted;
    counts.twice += ids.length - 1;
  }
  console.log(
    `${title}: ${String(kills)} kills, ${String(alerts.length)} alerts, ${String(deliveries.length)} messages, none lost, ` +
      `${String(counts.interrupted)} attempts without a known end, ${String(counts.twice)} messages twice because of them`,
  );
  for (const server of servers) await server.stop();
  await Promise.all([provider.close(), mails.close()]);
  await removeDataFolder(dataFolder);
}

// In a long run the two tests run concurrently, because they mostly wait for retries and share nothing.
if (isEngineOfThisRun('pglite'))
  test.concurrent(
    'the embedded database: no alert is lost, and none is sent again once its acceptance is stored',
    { timeout: patience },
    ({ expect }) => alertWhileKilling(expect, { title: 'PGlite, the server killed amid alerts', processes: 1 }),
  );

if (isEngineOfThisRun('postgres'))
  test.concurrent(
    'PostgreSQL, two processes killed in turns: no alert is lost or sent again',
    { timeout: patience },
    async ({ expect }) => {
      const title = 'PostgreSQL, two servers killed in turns amid alerts';
      await alertWhileKilling(expect, { title, processes: 2, databaseUrl: await cluster.createDatabase() });
    },
  );
