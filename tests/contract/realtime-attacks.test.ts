import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { listen, openPort, speak } from './support/realtime-listener.ts';
import { makePerson, signToken, startRestServer } from './support/rest-server.ts';

/** The time limit for polling, in milliseconds. The default of a second is too short for a busy machine. */
const patience = { timeout: 10_000 };

let server: TestServer;
let port: Awaited<ReturnType<typeof openPort>>;
beforeAll(async () => {
  server = await startRestServer('pglite');
  port = await openPort(server);
});
afterAll(async () => {
  await server.close();
  await port.close();
});

const address = (more = `&vsn=2.0.0`) => `${port.url}/websocket?apikey=${server.keys.anonKey}${more}`;
const join = (
  token: string,
  config: object = { postgres_changes: [{ event: '*', schema: 'public' }] },
  topic = 'realtime:a',
) => JSON.stringify(['1', '1', topic, 'phx_join', { access_token: token, config }]);
const reasonOf = ([, , , , payload]: [unknown, unknown, unknown, unknown, { response: { reason?: string } }]) =>
  payload.response.reason;

test.each([
  ['no JSON', '{', 1007],
  ['JSON other than a message', '"phx_join"', 1007],
  ['null', 'null', 1007],
  ['a message without a topic', '["1","1",null,"phx_join",{}]', 1007],
  ['bytes', new Uint8Array([3, 0, 0]), 1003],
  ['a broadcast of bytes', new Uint8Array([3, 0, 0, 0, 0, 0, 0, 1, 2]), 1003],
  ['a broadcast cut off', new Uint8Array([3, 255, 255, 255, 255, 255, 1, 123]), 1003],
  ['a message that is too large', JSON.stringify(['1', '1', 'realtime:a', 'x'.repeat(70_000), {}]), 1009],
])('%s ends that connection and no other', async (_name, word, code) => {
  const person = await makePerson(server);
  const listener = await listen(server, port.url, person.token);
  expect(await (await speak(address(), [word])).closed).toBe(code);
  await person.client.from('water_entries').insert({ date: '2026-11-20', amount_ml: 250 });
  await expect.poll(() => listener.received.length, patience).toBe(1);
  await listener.client.disconnect();
});

test.each([
  ['changes that are no list', { postgres_changes: {} }, 'must be a list'],
  ['stored broadcasts', { broadcast: { replay: { since: 0 } } }, 'none can be replayed'],
  ['a presence with a long key', { presence: { key: 'x'.repeat(101) } }, '100 characters at most'],
  [
    'an internal schema',
    { postgres_changes: [{ event: '*', schema: 'auth', table: 'users' }] },
    'only changes of the schema public',
  ],
  ['an unknown event', { postgres_changes: [{ event: 'TRUNCATE', schema: 'public' }] }, 'event must be'],
  ['an unsupported filter', { postgres_changes: [{ event: '*', schema: 'public', filter: 'a=gt.1' }] }, 'a filter is'],
  ['too many subscriptions', { postgres_changes: Array.from({ length: 21 }, () => ({ event: '*' })) }, 'a channel takes 20'],
])('a join that asks for %s is refused with a reason', async (_name, config, reason) => {
  const { token } = await makePerson(server);
  const { heard, socket } = await speak(address(), [join(token, config)]);
  await expect.poll(() => heard.length, patience).toBe(1);
  expect(reasonOf(heard[0] as Parameters<typeof reasonOf>[0])).toContain(reason);
  socket.close();
});

test('unknown events, unknown topics and an eleventh channel are refused with a reason', async () => {
  const { token } = await makePerson(server);
  const joins = Array.from({ length: 11 }, (_, index) => join(token, undefined, `realtime:${String(index)}`));
  const { heard, socket } = await speak(address(), [
    ...joins,
    JSON.stringify(['1', '2', 'realtime:0', 'shout', { event: 'x', payload: {} }]),
    JSON.stringify(['1', '3', 'realtime:elsewhere', 'phx_leave', {}]),
  ]);
  const refusals = () =>
    (heard as Parameters<typeof reasonOf>[0][])
      .filter(([, , , event]) => event === 'phx_reply')
      .flatMap((said) => reasonOf(said) ?? []);
  await expect
    .poll(refusals, patience)
    .toEqual(['a connection takes 10 channels at most', 'shout is not offered here', 'unmatched topic']);
  socket.close();
});

test('a flood of messages ends the connection', async () => {
  const beat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]);
  const { closed } = await speak(
    address(),
    Array.from({ length: 150 }, () => beat),
  );
  expect(await closed).toBe(1008);
});

test.each([
  ['an unknown key', () => `${port.url}/websocket?apikey=nobody&vsn=2.0.0`],
  ['an unknown version', () => address('&vsn=9')],
  ['another address', () => `${port.url}/elsewhere?apikey=${server.keys.anonKey}`],
])('%s is refused before a connection is made', async (_name, where) => {
  expect(await (await speak(where(), [])).closed).toBe(1006);
});

test('another user’s token does not take over a channel', async () => {
  const [ana, bia] = [await makePerson(server), await makePerson(server)];
  const listener = await listen(server, port.url, ana.token);
  await listener.client.setAuth(await signToken(server, { sub: bia.id, role: 'authenticated' }));
  await expect.poll(() => listener.states, patience).toEqual(['SUBSCRIBED', 'CLOSED']);
  await listener.client.disconnect();
});

test('the app’s own channel reports which tables other sessions changed, and no row', async () => {
  const person = await makePerson(server);
  const session = crypto.randomUUID();
  await server.database.asOwner(({ query }) =>
    query(`insert into auth.sessions (id, user_id, aal, created_at, updated_at) values ($1, $2, 'aal1', now(), now())`, [
      session,
      person.id,
    ]),
  );
  const token = await signToken(server, { sub: person.id, role: 'authenticated', session_id: session });
  const config = { postgres_changes: [{ event: '*', schema: 'public' }], cogn: { tables_only: true } };
  const { heard, socket } = await speak(address(), [join(token, config)]);
  const received = () =>
    (heard as unknown[][]).filter(([, , , event]) => event === 'tables_changed').map((message) => message[4]);
  await expect.poll(() => heard.length, patience).toBe(2);
  const add = (bearer: string, table: string, row: object) =>
    server.fetch(`/rest/v1/${table}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
  const water = { date: '2026-11-20', amount_ml: 250 };
  // The session must not receive a report of its own write to `water_entries`. Such a report would arrive before the report
  // about `weight_entries`.
  expect((await add(token, 'water_entries', water)).status).toBe(201);
  expect((await add(person.token, 'weight_entries', { date: '2026-11-20', weight_kg: 60 })).status).toBe(201);
  await expect.poll(received, patience).toEqual([{ tables: ['weight_entries'] }]);
  const many = Array.from({ length: 300 }, () => water);
  expect((await add(person.token, 'water_entries', many)).status).toBe(201);
  await expect.poll(received, patience).toEqual([{ tables: ['weight_entries'] }, { tables: ['water_entries'] }]);
  expect(JSON.stringify(heard)).not.toContain('amount_ml');
  socket.close();
});

test('the log contains no key and no token', async () => {
  const { token } = await makePerson(server);
  const { heard, socket } = await speak(address(), [join(token)]);
  await expect.poll(() => heard.length, patience).toBe(2);
  socket.close();
  await expect.poll(() => server.log.some(({ msg }) => msg === 'disconnected'), patience).toBe(true);
  const log = JSON.stringify(server.log);
  expect([token, server.keys.anonKey].filter((secret) => log.includes(secret))).toEqual([]);
});
