import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#errors.ts';

/**
 * Holds whatever the key names (a person, a network address) to so many times a minute, on this process. Refuses with `over_request_rate_limit` and the
 * seconds to wait, before the database is asked.
 */
export function limitByMinute(times: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: times, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      // Never more than the minute, though a clock that was set back makes it seem to end much later.
      const seconds = Math.min(60, Math.max(1, Math.ceil(reached.msBeforeNext / 1000)));
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(seconds) } });
    }
  };
}
