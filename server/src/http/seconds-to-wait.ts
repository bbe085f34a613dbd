import type { RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds to `retry-after`, of a limit by the minute: never more, though a clock that was set back makes the minute seem to end much later. */
export function secondsToWait({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(60, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
