import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { secondsToWait } from './seconds-to-wait.ts';

it.each([
  [12_001, 13],
  [0, 1],
  [-500, 1],
  [5 * 3_600_000, 60],
])('of %i milliseconds is %i', (milliseconds, seconds) => {
  expect(secondsToWait(new RateLimiterRes(0, milliseconds))).toBe(seconds);
});
