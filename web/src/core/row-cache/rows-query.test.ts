import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRetryAfter } from '#core/server/response-headers.ts';
import { queryClient } from './query-client.ts';
import { readProblemOf, type ReadProblem } from './read-problem.ts';
import { rowsQuery, type AskServer } from './rows-query.ts';

// TanStack Query sets no timers if it believes that it runs on a server.
vi.hoisted(() => vi.stubGlobal('window', globalThis));
vi.mock('#core/wire/data-client.ts', () => ({ dataClient: () => undefined }));
const device = vi.hoisted(() => ({
  read: async (): Promise<unknown> => undefined,
  store: async (): Promise<void> => undefined,
}));
vi.mock('./stored-rows.ts', () => ({ readStoredRows: () => device.read(), storeRows: () => device.store() }));

let hour = 0;
// The clock of each test is an hour ahead of the previous test's, so that a delay that the server requested does not affect
// the next test.
beforeEach(() => {
  vi.useFakeTimers({ now: (hour += 3_600_000) });
  device.read = () => Promise.resolve(undefined);
  device.store = () => Promise.resolve();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** A page that uses one query; `answer` gives the response to each fetch. */
async function look(answer: AskServer) {
  const asked: number[] = [];
  const began = Date.now();
  const ask: AskServer = (...given) => {
    asked.push((Date.now() - began) / 1000);
    return answer(...given);
  };
  const observer = new QueryObserver(queryClient, rowsQuery('ana', 'profiles', { kind: 'own' }, ask));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { asked, observer, stop };
}

const busy = () => Promise.reject(readProblemOf(429, 'over_request_rate_limit'));

test('retries a busy server with backoff, at the times that the page shows', async () => {
  const { asked, observer, stop } = await look(busy);
  const shown: number[] = [];
  const began = Date.now();
  for (let time = 0; time < 250; time += 1) {
    const at = (observer.getCurrentResult().error as ReadProblem | null)?.retry?.at;
    const seconds = at && (at - began) / 1000;
    if (seconds && !shown.includes(seconds)) shown.push(seconds);
    await vi.advanceTimersByTimeAsync(1000);
  }
  stop();
  expect(asked).toEqual([0, 8, 24, 56, 116, 176, 236]);
  expect(shown.slice(0, 6)).toEqual(asked.slice(1));
});

test('does not retry a busy server earlier than it asked', async () => {
  noteRetryAfter(new Response(null, { status: 429, headers: { 'retry-after': '40' } }));
  const { asked, stop } = await look(busy);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(asked).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  expect(asked).toEqual([0, 40]);
});

test('known rows stay while the server is busy, and a response resets the backoff', async () => {
  const answers = [[{ id: 'ana' }], 'busy', 'busy', [{ id: 'ana' }], 'busy'] as const;
  let next = 0;
  const { asked, observer, stop } = await look(() => {
    const answer = answers[next++]!;
    return answer === 'busy' ? busy() : Promise.resolve(answer);
  });
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  await vi.advanceTimersByTimeAsync(24_000);
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().error?.retry?.failures).toBe(1);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  stop();
  expect(asked).toEqual([0, 0, 8, 24, 24]);
});

/** A store that answers after two seconds. */
const slowStore = () =>
  new Promise((resolve) => setTimeout(() => resolve({ rows: [{ id: 'stored' }], storedAt: Date.now() - 60_000 }), 2000));

test('a device whose store opens slowly delays neither the request nor the response', async () => {
  device.read = slowStore;
  const { asked, observer, stop } = await look(() => Promise.resolve([{ id: 'ana' }]));
  expect(asked).toEqual([0]);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  stop();
});

test('a store that never takes the rows delays them by a second at most', async () => {
  device.store = () => new Promise(() => undefined);
  const { observer, stop } = await look(() => Promise.resolve([{ id: 'ana' }]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  stop();
});

test('shows the device’s rows until the server answers', async () => {
  device.read = slowStore;
  const { observer, stop } = await look(() => new Promise((resolve) => setTimeout(() => resolve([{ id: 'ana' }]), 5000)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'stored' }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  stop();
});

test('if the server fails before the device’s store answers, the rows and the retry both remain', async () => {
  device.read = slowStore;
  const { asked, observer, stop } = await look(busy);
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'stored' }]);
  expect(observer.getCurrentResult().error?.retry?.failures).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  stop();
  expect(asked).toEqual([0, 10]);
});

test('does not retry a refusal automatically', async () => {
  const { asked, observer, stop } = await look(() => Promise.reject(readProblemOf(403, '42501')));
  await vi.advanceTimersByTimeAsync(600_000);
  stop();
  expect(asked).toEqual([0]);
  expect(observer.getCurrentResult().error?.denied).toBe(true);
});
