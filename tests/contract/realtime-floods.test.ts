import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { openPort, speak, type Port } from './support/realtime-listener.ts';
import { makePerson, startRestServer } from './support/rest-server.ts';

/** The time limit for polling, in milliseconds. The default of a second is too short for a busy machine. */
const patience = { timeout: 10_000 };

let server: TestServer;
let port: Port;
const open: { close: () => unknown }[] = [];
beforeAll(async () => {
  server = await startRestServer('pglite');
  port = await openPort(server);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await expect.poll(port.connections, patience).toBe(0);
});
afterAll(async () => {
  await server.close();
  await port.close();
});

const address = () => `${port.url}/websocket?apikey=${server.keys.anonKey}&vsn=2.0.0`;
const join = (token: string, topic: string, more: object = {}) =>
  JSON.stringify([
    ...['1', '1', `realtime:${topic}`, 'phx_join'],
    { access_token: token, config: { postgres_changes: [{ event: '*', schema: 'public' }] }, ...more },
  ]);
const talk = async (words: string[]) => {
  const spoken = await speak(address(), words);
  open.push(spoken.socket);
  return spoken;
};
/** The server's response to each join: `ok`, or the reason of the refusal. */
const answers = (heard: unknown[]) =>
  (heard as [unknown, unknown, string, string, { status?: string; response?: { reason?: string } }][])
    .filter(([, , , event]) => event === 'phx_reply')
    .map(([, , , , { status, response }]) => response?.reason ?? status);

/** Opens a raw WebSocket connection, so that a test can send frames that no library sends. */
async function openByHand(): Promise<Socket> {
  const asked = request(address().replace('ws:', 'http:'), {
    headers: {
      ...{ connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': Buffer.alloc(16).toString('base64') },
    },
  });
  asked.end();
  const [, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket];
  open.push({ close: () => socket.destroy() });
  socket.on('error', () => undefined);
  socket.resume();
  return socket;
}
const frame = (opcode: number, payload: string, { last = true } = {}) =>
  Buffer.from([(last ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0, ...Buffer.from(payload)]);
const [text, goesOn, ping] = [1, 0, 9];

test('a user can open forty channels and no more, also when more join concurrently', async () => {
  const { token } = await makePerson(server);
  const topics = Array.from({ length: 10 }, (_, index) => String(index));
  const all = await Promise.all(Array.from({ length: 8 }, () => talk(topics.map((topic) => join(token, topic)))));
  const said = () => all.flatMap(({ heard }) => answers(heard));
  await expect.poll(() => said().length, patience).toBe(80);
  expect(said().filter((answer) => answer === 'ok')).toHaveLength(40);
  expect(new Set(said())).toEqual(new Set(['ok', 'a person has 40 channels at most']));
});

test('repeated joins cause no more database queries than a single one', async () => {
  const { token } = await makePerson(server);
  const first = await talk([join(token, 'first')]);
  await expect.poll(() => answers(first.heard), patience).toEqual(['ok']);
  const asked = vi.spyOn(server.database, 'asOwner');
  const { heard } = await talk(Array.from({ length: 50 }, () => join(token, 'again')));
  await expect.poll(() => answers(heard).length, patience).toBe(50);
  expect(asked.mock.calls.length).toBeLessThan(3);
  asked.mockRestore();
});

test('a row is read once for all channels of a session', async () => {
  const person = await makePerson(server);
  const { heard } = await talk(Array.from({ length: 10 }, (_, index) => join(person.token, String(index))));
  await expect.poll(() => answers(heard).length, patience).toBe(10);
  const asked = vi.spyOn(server.database, 'asUser');
  await person.client.from('water_entries').insert({ date: '2026-11-20', amount_ml: 250 });
  const changes = () => (heard as unknown[][]).filter(([, , , event]) => event === 'postgres_changes');
  await expect.poll(() => changes().length, patience).toBe(10);
  // One query writes the row, and one query reads it for all channels.
  expect(asked.mock.calls).toHaveLength(2);
  asked.mockRestore();
});

test('many long messages that wait for the database end their connection', async () => {
  const [{ token }, unknown] = [await makePerson(server), await makePerson(server)];
  const { socket, heard, closed } = await talk([join(token, 'first')]);
  await expect.poll(() => answers(heard), patience).toEqual(['ok']);
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  // This transaction keeps the database busy, because the embedded engine runs one transaction at a time.
  const busy = server.database.asOwner(() => isFree);
  const long = { padding: 'x'.repeat(60_000) };
  for (let index = 0; index < 8; index += 1) socket.send(join(unknown.token, String(index), long));
  expect(await closed).toBe(1008);
  free();
  await busy;
});

test('a message in very many fragments, and a flood of pings, end their connection', async () => {
  const parts = await openByHand();
  parts.write(Buffer.concat([frame(text, '[', { last: false }), ...Array(100).fill(frame(goesOn, ' ', { last: false }))]));
  const pings = await openByHand();
  pings.write(Buffer.concat(Array(150).fill(frame(ping, 'a'))));
  for (const socket of [parts, pings]) if (!socket.destroyed) await once(socket, 'close');
});

test('a long message before any join ends its connection, a join of usual length does not', async () => {
  const { token } = await makePerson(server);
  const { closed } = await talk([join(token, 'first', { padding: 'x'.repeat(8 * 1024) })]);
  expect(await closed).toBe(1009);
  const usual = await talk([join(token, 'first', { padding: 'x'.repeat(4 * 1024) })]);
  await expect.poll(() => answers(usual.heard), patience).toEqual(['ok']);
});

test('twenty refusals in a row end the connection', async () => {
  const { heard, closed } = await talk(Array.from({ length: 30 }, (_, index) => join('no token', String(index))));
  expect(await closed).toBe(1008);
  expect(answers(heard)).toHaveLength(20);
});
