import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChannel, type AutosaveDependencies } from './keep-channel.ts';

type Setup = Parameters<AutosaveDependencies['open']>[0];

/** A page with a network and a person, and channels that a test answers for. */
function world(given: Partial<AutosaveDependencies> = {}) {
  const opened: Setup[] = [];
  const events: string[] = [];
  const state = { online: true, hidden: false };
  const kept = keepChannel({
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
    missed: (sinceBefore) => events.push(sinceBefore ? 'ask if old' : 'ask anew'),
    random: () => 0.5,
    ...given,
  });
  return { kept, opened, events, state };
}

/** A channel that has joined for the first time, which asks for everything shown. */
async function joinedChannel() {
  const joined = world();
  await pass(0);
  joined.opened[0]!.joined();
  joined.events.length = 0;
  return joined;
}

/** Lets time pass, and what was promised meanwhile happen. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what a page read before its first channel is asked for once more, as it may have changed meanwhile', async () => {
  const { opened, events } = world();
  await pass(0);
  expect(opened.map(({ token }) => token)).toEqual(['token']);
  opened[0]!.joined();
  opened[0]!.changed(['mood_entries']);
  opened[0]!.joined();
  expect(events).toEqual(['ask anew', 'changed mood_entries']);
});

test('a lost channel comes back after growing waits of five minutes at most, and everything shown is asked anew once', async () => {
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
  expect(events.filter((event) => event.startsWith('ask'))).toEqual([]);
  opened.at(-1)!.joined();
  opened.at(-1)!.joined();
  expect(events.filter((event) => event.startsWith('ask'))).toEqual(['ask anew']);
});

test('waits differ from one page to the next, so that a server that was away is not met by all at once', async () => {
  const [early, late] = [world({ random: () => 0 }), world({ random: () => 0.999 })];
  await pass(0);
  for (const { opened } of [early, late]) opened[0]!.ended();
  await pass(500);
  expect([early.opened.length, late.opened.length]).toEqual([2, 1]);
  await pass(1000);
  expect(late.opened.length).toBe(2);
});

test('a channel that held for a minute begins the waits anew, one that is ended at once does not', async () => {
  const { opened } = world();
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

test('without a network nothing is tried, and with it again at once', async () => {
  const { kept, opened, events, state } = await joinedChannel();
  state.online = false;
  kept.leave();
  await pass(600_000);
  expect(opened).toHaveLength(1);
  state.online = true;
  kept.online();
  await pass(0);
  opened[1]!.joined();
  expect(events).toEqual(['close 1', 'ask anew']);
});

test('a page that is out of sight for a minute leaves, and joins when it is looked at again', async () => {
  const { kept, opened, events, state } = await joinedChannel();
  state.hidden = true;
  kept.hidden();
  await pass(59_000);
  expect(events).toEqual([]);
  await pass(1000);
  await pass(600_000);
  expect(events).toEqual(['close 1']);
  state.hidden = false;
  kept.seen();
  await pass(0);
  opened[1]!.joined();
  expect(events).toEqual(['close 1', 'ask if old', 'ask anew']);
});

test('a short look elsewhere keeps the channel, and the way back asks whether it is still there', async () => {
  const { kept, events } = await joinedChannel();
  kept.hidden();
  await pass(59_000);
  kept.seen();
  await pass(59_000);
  expect(events).toEqual(['check']);
});

test('where the server has no channels, pages ask when they are looked at, and no wait is cut short by looking', async () => {
  const { kept, opened, events } = world();
  await pass(0);
  opened[0]!.ended();
  for (let look = 0; look < 5; look += 1) kept.seen();
  await pass(0);
  expect(events).toEqual(['close 1', ...Array<string>(5).fill('ask if old')]);
  expect(opened).toHaveLength(1);
});

test('a browser that may not open a connection is as quiet as a server that has none', async () => {
  let tries = 0;
  world({
    open() {
      tries += 1;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await pass(1000);
  expect(tries).toBe(2);
});

test('a newer token goes to the channel', async () => {
  const { kept, events } = world();
  await pass(0);
  kept.renew('newer');
  expect(events).toEqual(['renew newer']);
});

test('while the session cannot be renewed it is tried later; without one not at all', async () => {
  const answers: (string | null | 'unreachable')[] = ['unreachable', null, 'token'];
  const { opened } = world({ accessToken: () => Promise.resolve(answers.shift()!) });
  await pass(1000);
  expect(answers).toEqual(['token']);
  await pass(600_000);
  expect([opened.length, answers.length]).toEqual([0, 1]);
});

test('who signs out has no channel any more, whatever was under way and whatever is looked at', async () => {
  const { kept, opened, events } = await joinedChannel();
  kept.stop();
  kept.seen();
  kept.online();
  await pass(600_000);
  expect(opened).toHaveLength(1);
  expect(events).toEqual(['close 1']);

  const late = world();
  late.kept.stop();
  await pass(600_000);
  expect(late.opened).toEqual([]);
});
