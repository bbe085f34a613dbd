import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEngineOfThisRun } from '../support/rotation.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { makeDataFolderFor, removeDataFolder, startServer } from '../support/server.ts';
import { makeAlertingPeople } from './support/alerting-people.ts';
import { askUntilAccepted, planAlerts, readDeliveries } from './support/alerts.ts';

let cluster: PostgresCluster;
let texts: CaughtTexts;
beforeAll(async () => {
  [cluster, texts] = await Promise.all([startPostgresCluster({ migrated: true }), catchTexts()]);
});
afterAll(() => Promise.all([cluster.stop(), texts.close()]));

/** Sends the first half of a request. `finish` sends the rest, and `answer` resolves with the whole response. */
async function sendHalf(url: string, token: string, row: object): Promise<{ finish(): void; answer: Promise<string> }> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify(row);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = ['POST /rest/v1/water_entries HTTP/1.1', 'Host: x', 'Connection: close', `Authorization: Bearer ${token}`];
  const more = ['Content-Type: application/json', `Content-Length: ${String(body.length)}`, '', ''];
  socket.write([...head, ...more].join('\r\n') + body.slice(0, 10));
  return { finish: () => void socket.write(body.slice(10)), answer: text(socket) };
}

async function stopAmidWork(databaseUrl?: string): Promise<void> {
  const before = texts.all.length;
  const dataFolder = await makeDataFolderFor(databaseUrl);
  const where = { dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const people = await makeAlertingPeople(1, where);
  const environment = {
    ...{ LOG_LEVEL: 'silent', DRAIN_SECONDS: '8', ...texts.environment },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  let server = await startServer(dataFolder, { environment });
  const { url } = server;
  const { token } = people[0]!;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [slow, late] = [randomUUID(), randomUUID()];
  const agreed = JSON.stringify({ purpose: 'health', granted: true, version: '1', language: 'pt' });
  expect((await fetch(`${url}/rest/v1/consents`, { method: 'POST', headers, body: agreed })).status).toBe(201);
  const row = (id: string) => ({ id, date: new Date().toISOString().slice(0, 10), amount_ml: 250 });

  // Before the stop there are a running job, a listening device, and a request of which half has arrived.
  const [alert] = planAlerts(people, 1);
  const { arrived, letGo } = texts.holdNext();
  await askUntilAccepted(() => [url], alert!);
  await arrived;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`);
  const gone = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await once(socket, 'open');
  const half = await sendHalf(url, token, row(slow));

  const stopped = server.stop();
  const readiness = async () => (await fetch(`${url}/readyz`)).json();
  await expect.poll(readiness, { timeout: 6_000, interval: 50 }).toMatchObject({ parts: { server: 'stopping' } });
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const meanwhile = await fetch(`${url}/rest/v1/water_entries`, {
    method: 'POST',
    headers,
    body: JSON.stringify(row(late)),
  });
  expect(meanwhile.status).toBe(201);

  // After DRAIN_SECONDS, the server refuses new connections and still finishes open requests.
  expect(await gone).toBe(1001);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  half.finish();
  expect(await half.answer).toMatch(/^HTTP\/1\.1 201 /);
  letGo();
  expect(await stopped).toBe(0);

  server = await startServer(dataFolder, { environment: { ...environment, DRAIN_SECONDS: '' } });
  const kept = await fetch(`${server.url}/rest/v1/water_entries?select=id`, { headers });
  expect(((await kept.json()) as { id: string }[]).map(({ id }) => id).toSorted()).toEqual([slow, late].toSorted());
  texts.reportStatus(people[0]!.phone.slice(1), { status: 'delivered' });
  const state = async () =>
    (await readDeliveries(server.url, people)).flatMap(({ channel, state: now, interrupted }) =>
      channel === 'sms' ? [[now, interrupted]] : [],
    );
  await expect.poll(state, { timeout: 60_000 }).toEqual([['delivered', 0]]);
  expect(texts.all.length - before).toBe(1);
  expect(await server.stop()).toBe(0);
  await removeDataFolder(dataFolder);
}

if (isEngineOfThisRun('pglite'))
  test('a stop loses no acknowledged write and runs no job twice (embedded)', { timeout: 180_000 }, () => stopAmidWork());

if (isEngineOfThisRun('postgres'))
  test('a stop loses no acknowledged write and runs no job twice (PostgreSQL)', { timeout: 180_000 }, async () =>
    stopAmidWork(await cluster.createDatabase()),
  );
