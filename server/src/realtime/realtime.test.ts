import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '#clock.ts';
import { DatabaseError, type Database, type ChannelListener } from '#database/port.ts';
import type { Keys } from '#keys.ts';
import { makeLogger } from '#logger.ts';
import { Channel } from './channel.ts';
import { limits } from './limits.ts';
import { Realtime } from './realtime.ts';

const person = crypto.randomUUID();

/**
 * What the stub of the database recorded: `kept` has the SQL statements that the stub received, and `channelListener` the
 * callbacks that it received by `listen`.
 */
let kept: { text: string; values: readonly unknown[] }[];
let isAway: boolean;
let channelListener: ChannelListener | undefined;
let asked: (readonly string[])[];
let living: Set<string>;
let realtime: Realtime;

const transaction = (text: string, values: readonly unknown[] = []) => {
  if (isAway) return Promise.reject(new DatabaseError({ code: '08006', message: 'away' }));
  kept.push({ text, values });
  return Promise.resolve({ rows: [], count: 0 });
};
const database = {
  asOwner: <T>(work: (owner: object) => Promise<T>) => work({ query: transaction, finish: transaction }),
  listen: (_channel: string, given: ChannelListener) => {
    channelListener = given;
    return Promise.resolve(() => Promise.resolve());
  },
} as unknown as Database;
/** In these tests, a token is the name of its session. */
const keys = { verify: (session: string) => Promise.resolve({ role: 'authenticated', sub: person, session_id: session }) };

beforeEach(() => {
  vi.useFakeTimers();
  kept = [];
  isAway = false;
  channelListener = undefined;
  asked = [];
  living = new Set();
  realtime = new Realtime({
    ...{ database, keys: keys as unknown as Keys, clock: systemClock, logger: makeLogger('silent') },
    sessionIsAlive: () => Promise.resolve(true),
    livingSessions: (ids) => {
      asked.push(ids);
      return Promise.resolve(living);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const subscription = {
  tablesOnly: true,
  bindings: [{ id: 1, event: '*' as const, table: undefined, filter: undefined, accepts: () => true }],
  broadcast: { self: false, ack: false },
  presence: { isEnabled: false, key: '' },
};

/** Joins a channel as our own app does, with the token of this session. Returns the messages that the channel receives. */
async function enter(session: string): Promise<string[]> {
  const joined = await realtime.join(session, subscription);
  if (typeof joined === 'string') throw new Error(joined);
  living.add(session);
  const said: string[] = [];
  const channel: Channel = new Channel({
    ...{ topic: 'realtime:a', ...joined, subscription },
    push: (event) => said.push(event),
    leave: () => realtime.left(channel),
  });
  realtime.entered(channel);
  return said;
}
const notifyOf = (session: string) =>
  channelListener?.notified(`INSERT water_entries ${person} ${session} ${crypto.randomUUID()}`);

it('checks the sessions of all a user’s channels in one query, and ends invalid ones', async () => {
  const [one, other, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const said = [await enter(one), await enter(other), await enter(gone)];
  living.delete(gone);
  notifyOf(crypto.randomUUID());
  await vi.advanceTimersByTimeAsync(limits.gatherFirst);
  expect(asked).toEqual([[one, other, gone]]);
  expect(said).toEqual([['tables_changed'], ['tables_changed'], ['system', 'phx_close']]);
});

it('retries a failed renewal of listeners at the next poll', async () => {
  await enter(crypto.randomUUID());
  kept = [];
  vi.advanceTimersByTime(limits.renewal);
  isAway = true;
  await expect(realtime.check()).rejects.toThrow('away');
  isAway = false;
  await realtime.check();
  expect(kept.at(-1)?.values[0]).toEqual([person]);
  kept = [];
  await realtime.check();
  expect(kept).toEqual([]);
});

it('registers no listener for a join while it closes', async () => {
  const verified = Promise.withResolvers<undefined>();
  const verify = vi.spyOn(keys, 'verify');
  verify.mockImplementationOnce(async (session) => {
    await verified.promise;
    return { role: 'authenticated', sub: person, session_id: session };
  });
  const joining = realtime.join(crypto.randomUUID(), subscription);
  await realtime.close();
  verified.resolve(undefined);
  expect(await joining).toBe('The server is about to stop: join again');
  expect(channelListener).toBeUndefined();
});

it('closes even if it failed to listen', async () => {
  const begun = Promise.withResolvers<undefined>();
  const listening = Promise.withResolvers<never>();
  vi.spyOn(database, 'listen').mockImplementationOnce(() => {
    begun.resolve(undefined);
    return listening.promise;
  });
  const joining = realtime.join(crypto.randomUUID(), subscription);
  await begun.promise;
  const closing = realtime.close();
  listening.reject(new DatabaseError({ code: '08006', message: 'away' }));
  await closing;
  expect(await joining).toBe('The database does not answer at the moment');
});
