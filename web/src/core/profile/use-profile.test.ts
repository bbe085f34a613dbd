import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '#core/server/response-headers.ts';
import { callWhenReached } from './use-profile.ts';

const now = Date.UTC(2026, 10, 21, 12);
const instant = (seconds: number) => new Date(now + seconds * 1000).toISOString();

/** Sets the server's clock this many seconds ahead, through a response. */
const clockAhead = (seconds: number) =>
  noteServerTime(new Response(null, { headers: { date: new Date(Date.now() + seconds * 1000).toUTCString() } }));

beforeEach(() => {
  vi.useFakeTimers({ now });
  clockAhead(0);
});
afterEach(() => void vi.useRealTimers());

test('a response that sets the server’s clock back does not make the timer miss the end', () => {
  const call = vi.fn();
  callWhenReached(instant(10), call);
  clockAhead(-1);
  vi.advanceTimersByTime(10_500);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(call).toHaveBeenCalledTimes(1);
});

test('also waits for an end beyond the limit of timers', () => {
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

test('calls nothing after it was stopped', () => {
  const call = vi.fn();
  callWhenReached(instant(1), call)();
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
