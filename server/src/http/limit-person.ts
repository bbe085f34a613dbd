import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#errors.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/** Holds every person to so many askings a minute, from however many addresses. Refuses with `over_request_rate_limit`, before the database is asked. */
export function limitPerson(askingsAMinute: number): (userId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: askingsAMinute, duration: 60 });
  return async (userId) => {
    try {
      await limiter.consume(userId);
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      const seconds = secondsToWait(reached);
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(seconds) } });
    }
  };
}
