import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRetryAfter } from '#core/server/response-headers.ts';
import { queryClient } from './query-client.ts';
import { readProblemOf, type ReadProblem } from './read-problem.ts';
import { rowsQuery, type AskServer } from './rows-query.ts';

// The library keeps no timers where it takes itself for a server.
vi.hoisted(() => vi.stubGlobal('window', globalThis));
vi.mock('#core/wire/data-client.ts', () => ({ dataClient: () => undefined }));
const device = vi.hoisted(() => ({ read: async (): Promise<unknown> => undefined }));
vi.mock('./stored-rows.ts', () => ({ readStoredRows: () => device.read(), storeRows: async () => undefined }));

let hour = 0;
// An hour apart: what one test's server asked for is over in the next.
beforeEach(() => {
  vi.useFakeTimers({ now: (hour += 3_600_000) });
  device.read = () => Promise.resolve(undefined);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** A page that looks at one question; `answer` says what becomes of each asking. */
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

test('a busy server is asked again after growing waits, at the moments that the page shows', async () => {
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

test('a busy server is not asked before it wants to be', async () => {
  noteRetryAfter(new Response(null, { status: 429, headers: { 'retry-after': '40' } }));
  const { asked, stop } = await look(busy);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(asked).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  expect(asked).toEqual([0, 40]);
});

test('rows that are known stay known while the server is busy, and the waits begin again after an answer', async () => {
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
  new Promise((resolve) => setTimeout(() => resolve({ rows: [{ id: 'stored' }], keptAt: Date.now() - 60_000 }), 2000));

test('a device whose store opens slowly delays neither the question nor the answer', async () => {
  device.read = slowStore;
  const { asked, observer, stop } = await look(() => Promise.resolve([{ id: 'ana' }]));
  expect(asked).toEqual([0]);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  stop();
});

test('the rows of the device are shown until the server answers', async () => {
  device.read = slowStore;
  const { observer, stop } = await look(() => new Promise((resolve) => setTimeout(() => resolve([{ id: 'ana' }]), 5000)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'stored' }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'ana' }]);
  stop();
});

test('a server that fails before the device answers leaves both: the rows, and the retry', async () => {
  device.read = slowStore;
  const { asked, observer, stop } = await look(busy);
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 'stored' }]);
  expect(observer.getCurrentResult().error?.retry?.failures).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  stop();
  expect(asked).toEqual([0, 10]);
});

test('a refusal waits for the person', async () => {
  const { asked, observer, stop } = await look(() => Promise.reject(readProblemOf(403, '42501')));
  await vi.advanceTimersByTimeAsync(600_000);
  stop();
  expect(asked).toEqual([0]);
  expect(observer.getCurrentResult().error?.denied).toBe(true);
});
