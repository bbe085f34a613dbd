import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChannel, type ChannelSetup } from './open-channel.ts';

/** A WebSocket that the test controls. */
class HandMadeSocket extends EventTarget {
  readyState = 0;
  readonly said: unknown[] = [];
  readonly closed: (number | undefined)[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(code?: number): void {
    this.closed.push(code);
    this.lose();
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receive(...message: unknown[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  lose(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const topic = 'realtime:own';

function open(given: Partial<ChannelSetup> = {}) {
  const socket = new HandMadeSocket();
  const heard: unknown[] = [];
  const channel = openChannel({
    address: 'ws://server.test/realtime/v1/websocket?apikey=anon&vsn=2.0.0',
    token: 'first',
    openSocket: () => socket as unknown as WebSocket,
    joined: () => heard.push('joined'),
    changed: (tables) => heard.push(tables),
    ended: () => heard.push('ended'),
    ...given,
  });
  return { socket, heard, channel };
}

function joined() {
  const channel = open();
  channel.socket.open();
  channel.socket.receive('1', '1', topic, 'phx_reply', { status: 'ok', response: {} });
  channel.socket.receive('1', null, topic, 'system', { status: 'ok', message: 'Subscribed to PostgreSQL' });
  return channel;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('joins one channel as the person, for the names of all tables', () => {
  const { socket, heard } = joined();
  expect(socket.said).toEqual([
    [
      ...['1', '1', topic, 'phx_join'],
      {
        access_token: 'first',
        config: { postgres_changes: [{ event: '*', schema: 'public' }], cogn: { tables_only: true } },
      },
    ],
  ]);
  expect(heard).toEqual(['joined']);
});

test('reports changed tables, and only the table’s name if a hosted server sends rows', () => {
  const { socket, heard } = joined();
  socket.receive('1', null, topic, 'tables_changed', { tables: ['mood_entries', 'profiles'] });
  socket.receive('1', null, topic, 'postgres_changes', {
    ids: [1],
    data: { table: 'water_entries', record: { notes: 'x' } },
  });
  expect(heard).toEqual(['joined', ['mood_entries', 'profiles'], ['water_entries']]);
});

test.each([
  ['a text that is no message', 'hello'],
  ['an object', '{"event":"tables_changed"}'],
  ['null', 'null'],
  ['tables that are none', JSON.stringify(['1', null, topic, 'tables_changed', { tables: 'all' }])],
  ['names that are none', JSON.stringify(['1', null, topic, 'tables_changed', { tables: [1, null] }])],
  ['a row of no table', JSON.stringify(['1', null, topic, 'postgres_changes', null])],
  ['a word for another topic', JSON.stringify(['1', null, 'realtime:other', 'phx_close', {}])],
])('%s changes nothing', (_name, data) => {
  const { socket, heard } = joined();
  socket.dispatchEvent(new MessageEvent('message', { data }));
  expect(heard.flat()).toEqual(['joined']);
  expect(socket.closed).toEqual([]);
});

test('sends a newer token', () => {
  const { socket, channel } = joined();
  channel.renew('second');
  expect(socket.said.at(-1)).toEqual(['1', '2', topic, 'access_token', { access_token: 'second' }]);
});

test('sends a heartbeat every 25 seconds, and ends the channel once without a response in ten', () => {
  const { socket, heard } = joined();
  vi.advanceTimersByTime(25_000);
  expect(socket.said.at(-1)).toEqual([null, '2', 'phoenix', 'heartbeat', {}]);
  socket.receive(null, '2', 'phoenix', 'phx_reply', { status: 'ok', response: {} });
  vi.advanceTimersByTime(34_999);
  expect(heard).toEqual(['joined']);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['joined', 'ended']);
  expect(socket.closed).toEqual([1000]);
  vi.advanceTimersByTime(100_000);
  expect(socket.said).toHaveLength(3);
  expect(heard).toEqual(['joined', 'ended']);
});

test('can check the connection at any time', () => {
  const { socket, heard, channel } = joined();
  channel.check();
  expect(socket.said.at(-1)).toEqual([null, '2', 'phoenix', 'heartbeat', {}]);
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['joined', 'ended']);
});

test.each<[string, (socket: HandMadeSocket) => void]>([
  ['a server that is not there', (socket) => socket.lose()],
  ['a connection that never opens', () => vi.advanceTimersByTime(10_000)],
  [
    'a refused join',
    (socket) => {
      socket.open();
      socket.receive('1', '1', topic, 'phx_reply', { status: 'error', response: { reason: 'The session has ended' } });
    },
  ],
])('%s ends the channel before it is joined', (_name, happen) => {
  const { socket, heard } = open();
  happen(socket);
  expect(heard).toEqual(['ended']);
});

test.each(['phx_close', 'phx_error'])('%s from the server ends the channel and its connection', (event) => {
  const { socket, heard } = joined();
  socket.receive('1', null, topic, 'system', { status: 'error', message: 'InvalidJWTToken: Token has expired' });
  socket.receive('1', null, topic, event, {});
  socket.receive('1', null, topic, 'tables_changed', { tables: ['mood_entries'] });
  expect(heard).toEqual(['joined', 'ended']);
  expect(socket.closed).toEqual([1000]);
});

test('a closed channel reports nothing more', () => {
  const { socket, heard, channel } = joined();
  channel.close();
  socket.receive('1', null, topic, 'tables_changed', { tables: ['mood_entries'] });
  vi.advanceTimersByTime(100_000);
  expect(heard).toEqual(['joined']);
  expect(socket.closed).toEqual([1000]);
});
