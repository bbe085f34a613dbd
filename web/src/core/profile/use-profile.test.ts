import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '#core/server/response-headers.ts';
import { callWhenReached } from './use-profile.ts';

const now = Date.UTC(2026, 10, 21, 12);
const instant = (seconds: number) => new Date(now + seconds * 1000).toISOString();

/** The server's clock is this many seconds ahead, learned from an answer. */
const clockAhead = (seconds: number) =>
  noteServerTime(new Response(null, { headers: { date: new Date(Date.now() + seconds * 1000).toUTCString() } }));

beforeEach(() => {
  vi.useFakeTimers({ now });
  clockAhead(0);
});
afterEach(() => void vi.useRealTimers());

test('an answer that sets the server’s clock back does not let the end pass unseen', () => {
  const call = vi.fn();
  callWhenReached(instant(10), call);
  clockAhead(-1);
  vi.advanceTimersByTime(10_500);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(call).toHaveBeenCalledTimes(1);
});

test('an end that no timer can hold is waited for too', () => {
  const call = vi.fn();
  callWhenReached(instant(30 * 86_400), call);
  vi.advanceTimersByTime(30 * 86_400_000 - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['no end', null],
  ['an end that is past', instant(-1)],
  ['an end that can’t be read', 'soon'],
])('%s calls nothing', (_name, end) => {
  const call = vi.fn();
  callWhenReached(end, call);
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});

test('what was stopped calls nothing', () => {
  const call = vi.fn();
  callWhenReached(instant(1), call)();
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
