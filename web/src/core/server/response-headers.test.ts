import { expect, test } from 'vitest';
import { noteRetryAfter, retryAfter, retryWritingAfter } from './response-headers.ts';

const busy = (header: string, status = 429, url = '') =>
  Object.defineProperty(new Response(null, { status, headers: { 'retry-after': header } }), 'url', { value: url });

test('keeps the delay that a busy server asks for, until it ends', () => {
  noteRetryAfter(busy('40'), 'GET', 1000);
  expect(retryAfter(1000)).toBe(40_000);
  expect(retryAfter(50_000)).toBe(0);
});

test('accepts a date like seconds, and limits an hour to ten minutes', () => {
  noteRetryAfter(busy('Mon, 23 Nov 2026 12:00:20 GMT', 503), 'GET', Date.UTC(2026, 10, 23, 12));
  expect(retryAfter(Date.UTC(2026, 10, 23, 12))).toBe(20_000);
  noteRetryAfter(busy('3600'), 'GET', 0);
  expect(retryAfter(0)).toBe(600_000);
});

test.each([
  ['a limit on writing', busy('3600'), 'POST'],
  ['an answer that is no trouble', busy('40', 200), 'GET'],
  ['a header that says nothing', busy('soon'), 'GET'],
])('%s delays no read', (_name, response, method) => {
  const now = 10 ** 12;
  noteRetryAfter(response, method, now);
  expect(retryAfter(now)).toBe(0);
});

test('a read-only server function counts as a read', () => {
  const now = 2 * 10 ** 12;
  noteRetryAfter(busy('5', 429, 'http://server.test/rest/v1/rpc/daily_series'), 'POST', now);
  expect(retryAfter(now)).toBe(5000);
});

test('a write limit delays writes for up to an hour, and later reads do not change it', () => {
  const now = 3 * 10 ** 12;
  noteRetryAfter(busy('90'), 'POST', now);
  noteRetryAfter(busy('5'), 'GET', now);
  expect([retryWritingAfter(now), retryWritingAfter(now + 90_000)]).toEqual([90_000, 0]);
  noteRetryAfter(busy('86400', 503), 'PATCH', now);
  expect(retryWritingAfter(now)).toBe(3_600_000);
});
