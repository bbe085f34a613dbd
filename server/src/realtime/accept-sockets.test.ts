import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { readConfig } from '#config/config.ts';
import type { Claims, Database } from '#database/port.ts';
import type { Keys } from '#keys.ts';
import { makeLogger } from '#logger.ts';
import { acceptSockets, type Sockets } from './accept-sockets.ts';
import { limits } from './limits.ts';

/** The timeout of `expect.poll` in milliseconds. A busy machine may need more than the default of one second. */
const patience = { timeout: 10_000 };

let sockets: Sockets;
let http: Server;
/** The number of tokens that are being verified. Resolving `looked` completes all these verifications. */
let asking: number;
let looked: PromiseWithResolvers<Claims>;
const callers: Socket[] = [];

beforeEach(async () => {
  asking = 0;
  looked = Promise.withResolvers();
  const keys = { verify: () => ((asking += 1), looked.promise) } as unknown as Keys;
  sockets = acceptSockets({
    ...{ keys, config: readConfig({}), clock: systemClock, logger: makeLogger('silent') },
    // No client joins in these tests, so the database is not used.
    database: {} as Database,
    sessionIsAlive: () => Promise.resolve(true),
    livingSessions: () => Promise.resolve(new Set()),
  });
  http = createServer().on('upgrade', sockets.upgrade).listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await sockets.close();
  http.close();
});

/** Requests a WebSocket and resolves with the status of the response. Never disconnects by itself. */
async function call(path: string): Promise<number> {
  const { port } = http.address() as AddressInfo;
  const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  callers.push(caller);
  caller.on('error', () => undefined);
  caller.write(
    [
      `GET ${path} HTTP/1.1`,
      ...['host: here', 'connection: Upgrade', 'upgrade: websocket'],
      ...['sec-websocket-version: 13', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''],
    ].join('\r\n'),
  );
  const [answer] = (await once(caller, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
}
const openConnections = () => promisify(http.getConnections.bind(http))();
const address = '/realtime/v1/websocket?apikey=some&vsn=2.0.0';

it.each(['/elsewhere', '//', '/realtime/v1/websocket?vsn=9'])(
  'closes the socket of a refused client (%s) that never disconnects',
  async (path) => {
    expect(await call(path)).toBeGreaterThanOrEqual(400);
    await expect.poll(openConnections, patience).toBe(0);
  },
);

it('responds to an invalid address with 404, not with an internal fault', async () => {
  expect(await call('//')).toBe(404);
});

it('a client that is being authenticated while the server closes is disconnected', async () => {
  const answered = call(address);
  await expect.poll(() => asking, patience).toBe(1);
  await sockets.close();
  looked.resolve({ role: 'anon' });
  expect(await answered).toBe(503);
  await expect.poll(openConnections, patience).toBe(0);
});

it('concurrent requests of one address open no more sockets than its limit', async () => {
  const many = limits.connectionsOfAddress + 3;
  const answers = Array.from({ length: many }, () => call(address));
  await expect.poll(() => asking, patience).toBe(many);
  looked.resolve({ role: 'anon' });
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 101)).toHaveLength(limits.connectionsOfAddress);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

it('a client that opens sockets in a loop gets a wait time', async () => {
  const statuses = [];
  for (let count = 0; count <= limits.openingsAMinute; count += 1) statuses.push(await call('/realtime/v1/websocket?vsn=9'));
  expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([400]), 429]);
});

it('the sockets of one network address share its message limit', async () => {
  looked.resolve({ role: 'anon' });
  const { port } = http.address() as AddressInfo;
  const codes: number[] = [];
  const perSocket = limits.messagesInTenSeconds - 1;
  const many = Math.ceil((limits.addressMessagesAtOnce * 2) / perSocket);
  const opened = Array.from({ length: many }, () => new WebSocket(`ws://127.0.0.1:${String(port)}${address}`));
  await Promise.all(opened.map((socket) => once(socket, 'open')));
  for (const socket of opened) {
    socket.addEventListener('close', ({ code }) => codes.push(code));
    const heartbeat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]);
    for (let count = 0; count < perSocket; count += 1) socket.send(heartbeat);
  }
  await expect.poll(() => codes.length, patience).toBeGreaterThan(3);
  expect(new Set(codes)).toEqual(new Set([1008]));
  for (const socket of opened) socket.close();
});
