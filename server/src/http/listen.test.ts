import { once } from 'node:events';
import { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '#config/config.ts';
import { makeLogger } from '#logger.ts';
import { edgeLimits } from './edge-limits.ts';
import { listen } from './listen.ts';

/** A busy machine may need more than the default timeout of one second. */
const patience = { timeout: 15_000 };

let http: Server;
const sockets: Socket[] = [];
const lines: string[] = [];

/** Starts the HTTP server with the test's request handler. */
async function open(
  fetch: (request: Request) => Promise<Response>,
  environment: Record<string, string> = {},
): Promise<void> {
  const logger = makeLogger('info', { write: (line: string) => void lines.push(line) });
  const answering = { fetch, upgrade: () => undefined };
  http = await listen({ ...readConfig(environment), port: 0 }, Promise.resolve(answering), logger);
}

afterEach(async () => {
  vi.useRealTimers();
  lines.length = 0;
  for (const socket of sockets.splice(0)) socket.destroy();
  http.close();
  http.closeAllConnections();
  await once(http, 'close');
});

function call(head: readonly string[] = [], body = ''): Socket {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  if (head.length > 0) socket.write([...head, 'Host: here', '', body].join('\r\n'));
  return socket;
}

const fine = () => Promise.resolve(new Response('fine'));
const get = ['GET / HTTP/1.1'];

it('ends a stalled body with 408 in its protocol’s format, and disconnects', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.withResolvers<undefined>();
  await open(async (request) => {
    asked.resolve(undefined);
    return new Response(await request.text());
  });
  const answered = text(call(['POST /auth/v1/signup HTTP/1.1', 'Content-Length: 500'], '{"email":'));
  await asked.promise;
  await vi.advanceTimersByTimeAsync((edgeLimits.bodySeconds + 1) * 1000);
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"error_code":"body_too_slow"');
});

it('accepts a slow body that arrives in time, however long the response takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = Promise.withResolvers<string>();
  const done = Promise.withResolvers<undefined>();
  await open(async (request) => {
    read.resolve(await request.text());
    await done.promise;
    return new Response('kept');
  });
  const socket = call(['POST /rest/v1/notes HTTP/1.1', 'Connection: close', 'Content-Length: 4'], 'ab');
  const answered = text(socket);
  socket.write('cd');
  expect(await read.promise).toBe('abcd');
  await vi.advanceTimersByTimeAsync((edgeLimits.bodySeconds + 60) * 1000);
  done.resolve(undefined);
  expect(await answered).toMatch(/^HTTP\/1\.1 200 [^]*kept/);
});

it('refuses an address with too many pending requests, and serves it again afterwards', async () => {
  const done = Promise.withResolvers<undefined>();
  let asked = 0;
  await open(async () => {
    asked += 1;
    await done.promise;
    return new Response('fine');
  });
  for (let count = 0; count < edgeLimits.requestsOfAddress; count += 1) call(get);
  await expect.poll(() => asked, patience).toBe(edgeLimits.requestsOfAddress);
  expect(await text(call(['GET /rest/v1/notes HTTP/1.1']))).toMatch(
    /^HTTP\/1\.1 429 [^]*retry-after: 5[^]*"code":"over_request_rate_limit"/i,
  );
  expect(asked).toBe(edgeLimits.requestsOfAddress);
  done.resolve(undefined);
  const again = call(['GET / HTTP/1.1', 'Connection: close']);
  expect(await text(again)).toMatch(/^HTTP\/1\.1 200 /);
});

it('counts the requests of each client behind a trusted proxy, not the proxy’s connections', async () => {
  const never = Promise.withResolvers<Response>();
  let asked = 0;
  await open(
    (request) => {
      asked += 1;
      return request.headers.get('x-forwarded-for') === '192.0.2.1' ? never.promise : fine();
    },
    { TRUST_PROXY: 'true' },
  );
  const crowd = edgeLimits.connectionsOfAddress + 10;
  for (let count = 0; count < crowd; count += 1) call([...get, 'X-Forwarded-For: 192.0.2.1']);
  await expect.poll(() => asked, patience).toBe(edgeLimits.requestsOfAddress);
  expect(await text(call([...get, 'X-Forwarded-For: 192.0.2.1']))).toMatch(/^HTTP\/1\.1 429 /);
  expect(await text(call([...get, 'Connection: close', 'X-Forwarded-For: 192.0.2.2']))).toMatch(/^HTTP\/1\.1 200 /);
  never.resolve(new Response());
});

it('closes an address’s first excess connection, logs it once, and closes no other', async () => {
  await open(fine);
  const many = edgeLimits.connectionsOfAddress;
  const first = Array.from({ length: many }, () => call());
  await Promise.all(first.map((socket) => once(socket, 'connect')));
  for (let count = 0; count < 3; count += 1) await once(call().resume(), 'close');
  expect(first.filter((socket) => socket.destroyed)).toEqual([]);
  expect(lines.filter((line) => line.includes('more connections or requests'))).toHaveLength(1);
  first[0]?.destroy();
  await expect
    .poll(async () => (await text(call(['GET / HTTP/1.1', 'Connection: close']))).slice(0, 12), patience)
    .toBe('HTTP/1.1 200');
});

it('stops serving a flooding address, refusals included, and serves others normally', async () => {
  let asked = 0;
  await open(() => ((asked += 1), fine()), { LIMIT_REQUESTS_PER_MINUTE: '30', TRUST_PROXY: 'true' });
  const from = (address: string) => ['GET / HTTP/1.1', 'Connection: close', `X-Forwarded-For: ${address}`];
  const flood = call();
  flood.write('GET / HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n'.repeat(200));
  await once(flood.resume(), 'close');
  expect(asked).toBeLessThan(70);
  expect(await text(call(from('192.0.2.1')))).toBe('');
  expect(await text(call(from('192.0.2.2')))).toMatch(/^HTTP\/1\.1 200 /);
});

it('accepts no connections of a flooding address without a proxy', async () => {
  await open(fine, { LIMIT_REQUESTS_PER_MINUTE: '30' });
  const flood = call();
  flood.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(200));
  await once(flood.resume(), 'close');
  await once(call().resume(), 'close');
});

it('disconnects an address that requests more than it reads', async () => {
  const large = new Uint8Array(edgeLimits.answersOfAddress / 4);
  let asked = 0;
  await open(() => {
    asked += 1;
    return Promise.resolve(new Response(large));
  });
  // The client reads nothing. The kernel buffers some bytes of each response, and the server does not count these as unread.
  // So the server closes only some of the eight connections, and four or five remain.
  for (let count = 0; count < 8; count += 1) call(get);
  await expect.poll(() => asked, patience).toBe(8);
  const connections = () => promisify(http.getConnections.bind(http))();
  await expect.poll(connections, patience).toBeLessThan(8);
  expect(await connections()).toBeGreaterThan(2);
});

it('warns once when an untrusted proxy of this machine names a client', async () => {
  await open(fine);
  for (let count = 0; count < 3; count += 1)
    await text(call(['GET / HTTP/1.1', 'Connection: close', 'X-Forwarded-For: 192.0.2.1']));
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('192.0.2.1');
});

it('warns at the start if users arrive by https and no proxy is trusted, and not otherwise', async () => {
  const warnings = async (environment: Record<string, string>) => {
    await open(fine, environment);
    const found = lines.splice(0).filter((line) => line.includes('TRUST_PROXY')).length;
    http.close();
    return found;
  };
  const siteUrl = { SITE_URL: 'https://diary.example.org' };
  const without = await warnings({ SITE_URL: 'http://diary.example.org' });
  expect([without, await warnings({ ...siteUrl, TRUST_PROXY: 'true' }), await warnings(siteUrl)]).toEqual([0, 0, 1]);
  await open(fine);
});

it('queues many connections in the kernel, so that a crowd’s clients need no retry', async () => {
  const asked = vi.spyOn(Server.prototype, 'listen');
  await open(() => Promise.resolve(new Response('here')));
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ backlog: 4096 });
  asked.mockRestore();
});
