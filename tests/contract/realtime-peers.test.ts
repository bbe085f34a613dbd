import { RealtimeClient, type RealtimeChannel, type RealtimeChannelOptions } from '@supabase/realtime-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { limits } from '../../server/src/realtime/limits.ts';
import { openPort, speak } from './support/realtime-listener.ts';
import { engineOfThisRun, makePerson, startRestServer } from './support/rest-server.ts';

/** The longest time to wait for a message, in milliseconds. */
const patience = { timeout: 10_000 };

describe.each(engineOfThisRun)('broadcast and presence among one user’s devices, on %s', (engine) => {
  let server: TestServer;
  let port: Awaited<ReturnType<typeof openPort>>;
  const open: RealtimeClient[] = [];
  beforeAll(async () => {
    server = await startRestServer(engine);
    port = await openPort(server);
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.disconnect();
  });
  afterAll(async () => {
    await server.close();
    await port.close();
  });

  interface Wish {
    config?: RealtimeChannelOptions['config'];
    topic?: string;
    vsn?: string;
    /** Whether the client listens to presence. If it does, the library also enables presence on the channel. */
    sees?: boolean;
  }
  /** Connects a device with the public client and joins the topic. `heard` gets the broadcasts, `seen` the events of presence. */
  async function device(token: string, { config = {}, topic = 'room', vsn = '2.0.0', sees = false }: Wish = {}) {
    const client = new RealtimeClient(port.url, { params: { apikey: server.keys.anonKey }, vsn });
    open.push(client);
    await client.setAuth(token);
    const channel = client.channel(topic, { config });
    const heard: unknown[] = [];
    const seen: [string, string, unknown][] = [];
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => void heard.push([event, payload]));
    if (sees) {
      channel.on('presence', { event: 'join' }, ({ key, newPresences }) => void seen.push(['join', key, newPresences]));
      channel.on('presence', { event: 'leave' }, ({ key, leftPresences }) => void seen.push(['leave', key, leftPresences]));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    channel.subscribe((state, error) => {
      if (state === 'SUBSCRIBED') resolve();
      else reject(error ?? new Error(state));
    });
    await promise;
    return { client, channel, heard, seen };
  }
  const say = (channel: RealtimeChannel, event: string, payload: Record<string, unknown> = {}) =>
    channel.send({ type: 'broadcast', event, payload });
  const stateOf = (channel: RealtimeChannel) =>
    Object.fromEntries(
      Object.entries(channel.presenceState<{ at?: string }>()).map(([key, all]) => [key, all.map(({ at }) => at)]),
    );

  test.each(['1.0.0', '2.0.0'])('a broadcast arrives at the user’s other devices, once (version %s)', async (vsn) => {
    const { token } = await makePerson(server);
    const [phone, laptop, tablet] = [
      await device(token, { vsn }),
      await device(token, { vsn }),
      await device(token, { vsn, config: { broadcast: { self: true, ack: true } } }),
    ];
    expect(await say(phone.channel, 'olá', { text: 'ação 🙂' })).toBe('ok');
    const sent = ['olá', { text: 'ação 🙂' }];
    await expect.poll(() => [laptop.heard, tablet.heard], patience).toEqual([[sent], [sent]]);
    // With `ack`, the promise resolves after the server's reply. With `self`, the sender gets its own broadcast.
    expect(await say(tablet.channel, 'second')).toBe('ok');
    await expect.poll(() => [phone.heard, tablet.heard], patience).toEqual([[['second', {}]], [sent, ['second', {}]]]);
  });

  test('neither another user nor another topic of the user hears or sees anything', async () => {
    const [ana, bia] = [await makePerson(server), await makePerson(server)];
    const self = { broadcast: { self: true }, presence: { key: 'same', enabled: true } };
    const [mine, other, elsewhere] = [
      await device(ana.token, { config: self, sees: true }),
      await device(bia.token, { config: self, sees: true }),
      await device(ana.token, { config: self, topic: 'other', sees: true }),
    ];
    await mine.channel.track({ at: 'ana' });
    await say(mine.channel, 'private');
    await say(other.channel, 'other person');
    await say(elsewhere.channel, 'other topic');
    // Each device also gets its own broadcast (`self`). An earlier broadcast of another device would arrive before it.
    await expect
      .poll(() => [mine.heard, other.heard, elsewhere.heard], patience)
      .toEqual([[['private', {}]], [['other person', {}]], [['other topic', {}]]]);
    expect([stateOf(mine.channel), stateOf(other.channel), stateOf(elsewhere.channel)]).toEqual([{ same: ['ana'] }, {}, {}]);
  });

  test('presence shows who came before, joins, changes and leaves', async () => {
    const { token } = await makePerson(server);
    const phone = await device(token, { config: { presence: { key: 'phone' } }, sees: true });
    expect(await phone.channel.track({ at: 'home' })).toBe('ok');
    const laptop = await device(token, { config: { presence: { key: '__proto__' } }, sees: true });
    await expect.poll(() => stateOf(laptop.channel), patience).toEqual({ phone: ['home'] });
    await laptop.channel.track({ at: 'desk' });
    await phone.channel.track({ at: 'bus' });
    await expect.poll(() => stateOf(laptop.channel)['phone'], patience).toEqual(['bus']);
    await expect
      .poll(() => phone.seen.map(([event, key]) => `${event} ${key}`), patience)
      .toEqual(['join phone', 'join __proto__', 'join phone', 'leave phone']);
    await phone.channel.untrack();
    await expect.poll(() => stateOf(laptop.channel)['phone'], patience).toBeUndefined();
    await laptop.client.disconnect();
    await expect.poll(() => phone.seen.at(-1)?.slice(0, 2), patience).toEqual(['leave', '__proto__']);
    expect(stateOf(phone.channel)).toEqual({});
  });

  test('a client that only tracks is seen, and two devices with one key are both in the list', async () => {
    const { token } = await makePerson(server);
    const watching = await device(token, { sees: true });
    const silent = [
      await device(token, { config: { presence: { key: 'k' } } }),
      await device(token, { config: { presence: { key: 'k' } } }),
    ];
    for (const [index, { channel }] of silent.entries()) await channel.track({ at: String(index) });
    await expect.poll(() => stateOf(watching.channel)['k']?.toSorted(), patience).toEqual(['0', '1']);
  });

  test('a channel without subscriptions to changes makes the database notify nothing', async () => {
    const person = await makePerson(server);
    await device(person.token);
    const { count } = await server.database.asOwner((transaction) =>
      transaction.query('select from app.listeners where user_id = $1', [person.id]),
    );
    expect(count).toBe(0);
  });

  test('too large a presence, too deep a payload, and too many bytes for the user’s devices, are refused with a reason', async () => {
    const { token } = await makePerson(server);
    const ear = await device(token, { config: { broadcast: { self: true } } });
    const join = ['1', '1', 'realtime:room', 'phx_join', { access_token: token, config: { broadcast: { ack: true } } }];
    const track = [
      '1',
      'track',
      'realtime:room',
      'presence',
      { event: 'track', payload: { at: 'x'.repeat(limits.presence) } },
    ];
    const large = (ref: number) => [
      ...['1', String(ref), 'realtime:room', 'broadcast'],
      { event: 'large', payload: { text: 'x'.repeat(60_000) } },
    ];
    const most = Math.ceil(limits.peerBytesAtOnce / 60_000) + 4;
    const { heard, socket } = await speak(
      `${port.url}/websocket?apikey=${server.keys.anonKey}&vsn=2.0.0`,
      [join, track].map((message) => JSON.stringify(message)),
    );
    type Reply = [string, string, string, string, { status: string; response: { reason?: string } }];
    const replies = () => (heard as Reply[]).filter(([, , , event]) => event === 'phx_reply').map(([, , , , said]) => said);
    await expect.poll(() => replies().length, patience).toBe(2);
    expect(replies()[1]?.response.reason).toBe('a presence has 1024 bytes at most');
    const deep = `{"event":"deep","payload":{"list":${'['.repeat(8000)}${']'.repeat(8000)}}}`;
    socket.send(`["1","deep","realtime:room","broadcast",${deep}]`);
    await expect.poll(() => replies().length, patience).toBe(3);
    expect(replies()[2]?.response.reason).toBe('the payload is nested too deeply');
    // The bytes of a broadcast count for the user once per receiving device. With one receiver, the limit of the network
    // address (also 1 MB) would refuse first. With this second receiver, the user's limit does.
    await device(token);
    for (let ref = 0; ref < most / 2; ref += 1) {
      socket.send(JSON.stringify(large(ref)));
      await expect.poll(() => replies().length, patience).toBe(4 + ref);
    }
    expect(replies().at(-1)?.response.reason).toContain('too much was sent');
    expect(ear.heard.length).toBeLessThan(most / 2);
    socket.close();
  });
});
