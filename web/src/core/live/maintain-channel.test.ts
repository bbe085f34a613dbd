import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintainChannel, type ChannelDependencies } from './maintain-channel.ts';

type Setup = Parameters<ChannelDependencies['open']>[0];

/** A page that is online and signed in, with channels that the test controls. */
function setup(given: Partial<ChannelDependencies> = {}) {
  const opened: Setup[] = [];
  const events: string[] = [];
  const state = { online: true, hidden: false };
  const channel = maintainChannel({
    open(setup) {
      opened.push(setup);
      const number = opened.length;
      return {
        renew: (token) => events.push(`renew ${token}`),
        check: () => events.push('check'),
        close: () => events.push(`close ${number}`),
      };
    },
    accessToken: () => Promise.resolve('token'),
    isOnline: () => state.online,
    isHidden: () => state.hidden,
    changed: (tables) => events.push(`changed ${tables.join(' ')}`),
    missed: (sinceBefore) => events.push(sinceBefore ? 'refetch if old' : 'refetch'),
    random: () => 0.5,
    ...given,
  });
  return { channel, opened, events, state };
}

/**
 * Returns a channel that has joined. The events of the first join, which refetches everything on screen, are removed from
 * the list.
 */
async function joinedChannel() {
  const joined = setup();
  await pass(0);
  joined.opened[0]!.joined();
  joined.events.length = 0;
  return joined;
}

/** Advances timers and flushes promises. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first channel refetches everything, because rows may have changed since the page loaded', async () => {
  const { opened, events } = setup();
  await pass(0);
  expect(opened.map(({ token }) => token)).toEqual(['token']);
  opened[0]!.joined();
  opened[0]!.changed(['mood_entries']);
  opened[0]!.joined();
  expect(events).toEqual(['refetch', 'changed mood_entries']);
});

test('a lost channel reconnects with a backoff of up to five minutes, and refetches everything once', async () => {
  const { opened, events } = await joinedChannel();
  const waits: number[] = [];
  for (let failure = 0; failure < 11; failure += 1) {
    opened.at(-1)!.ended();
    const before = opened.length;
    let waited = 0;
    for (; opened.length === before; waited += 1000) await pass(1000);
    waits.push(waited / 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(events.filter((event) => event.startsWith('refetch'))).toEqual([]);
  opened.at(-1)!.joined();
  opened.at(-1)!.joined();
  expect(events.filter((event) => event.startsWith('refetch'))).toEqual(['refetch']);
});

test('delays are random, so that clients do not reconnect to a server all at once', async () => {
  const [early, late] = [setup({ random: () => 0 }), setup({ random: () => 0.999 })];
  await pass(0);
  for (const { opened } of [early, late]) opened[0]!.ended();
  await pass(500);
  expect([early.opened.length, late.opened.length]).toEqual([2, 1]);
  await pass(1000);
  expect(late.opened.length).toBe(2);
});

test('a channel that lasted a minute resets the backoff, a shorter one does not', async () => {
  const { opened } = setup();
  await pass(0);
  for (let failure = 0; failure < 4; failure += 1) {
    opened.at(-1)!.joined();
    opened.at(-1)!.ended();
    await pass(300_000);
  }
  opened.at(-1)!.joined();
  opened.at(-1)!.ended();
  const before = opened.length;
  await pass(15_000);
  expect(opened.length).toBe(before);
  await pass(1000);
  opened.at(-1)!.joined();
  await pass(61_000);
  opened.at(-1)!.ended();
  await pass(1000);
  expect(opened.length).toBe(before + 2);
});

test('does not connect offline, and connects at once when online', async () => {
  const { channel, opened, events, state } = await joinedChannel();
  state.online = false;
  channel.leave();
  await pass(600_000);
  expect(opened).toHaveLength(1);
  state.online = true;
  channel.online();
  await pass(0);
  opened[1]!.joined();
  expect(events).toEqual(['close 1', 'refetch']);
});

test('a page hidden for a minute disconnects, and reconnects when visible', async () => {
  const { channel, opened, events, state } = await joinedChannel();
  state.hidden = true;
  channel.hidden();
  await pass(59_000);
  expect(events).toEqual([]);
  await pass(1000);
  await pass(600_000);
  expect(events).toEqual(['close 1']);
  state.hidden = false;
  channel.seen();
  await pass(0);
  opened[1]!.joined();
  expect(events).toEqual(['close 1', 'refetch if old', 'refetch']);
});

test('a page hidden briefly keeps the channel, and checks it when visible', async () => {
  const { channel, events } = await joinedChannel();
  channel.hidden();
  await pass(59_000);
  channel.seen();
  await pass(59_000);
  expect(events).toEqual(['check']);
});

test('without server support, pages refetch when they become visible, and that does not shorten the backoff', async () => {
  const { channel, opened, events } = setup();
  await pass(0);
  opened[0]!.ended();
  for (let look = 0; look < 5; look += 1) channel.seen();
  await pass(0);
  expect(events).toEqual(['close 1', ...Array<string>(5).fill('refetch if old')]);
  expect(opened).toHaveLength(1);
});

test('a browser that forbids the connection behaves like a server without support', async () => {
  let tries = 0;
  setup({
    open() {
      tries += 1;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await pass(1000);
  expect(tries).toBe(2);
});

test('passes a newer token to the channel', async () => {
  const { channel, events } = setup();
  await pass(0);
  channel.renew('newer');
  expect(events).toEqual(['renew newer']);
});

test('retries later if the session cannot be refreshed; does not retry without a session', async () => {
  const answers: (string | null | 'unreachable')[] = ['unreachable', null, 'token'];
  const { opened } = setup({ accessToken: () => Promise.resolve(answers.shift()!) });
  await pass(1000);
  expect(answers).toEqual(['token']);
  await pass(600_000);
  expect([opened.length, answers.length]).toEqual([0, 1]);
});

test('after sign-out nothing connects again', async () => {
  const { channel, opened, events } = await joinedChannel();
  channel.stop();
  channel.seen();
  channel.online();
  await pass(600_000);
  expect(opened).toHaveLength(1);
  expect(events).toEqual(['close 1']);

  const late = setup();
  late.channel.stop();
  await pass(600_000);
  expect(late.opened).toEqual([]);
});
