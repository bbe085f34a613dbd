import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Claims } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Uploads of one person in an hour: somebody who tries out every photo they have. */
export const mostUploadsAnHour = 30;

/** Holds every person to so many uploads an hour, since each costs a picture's decoding. Refuses with 429. The operator's own key is free. */
export function limitUploads(anHour = mostUploadsAnHour): (claims: Claims) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: anHour, duration: 3600 });
  return async ({ sub }) => {
    if (sub === undefined) return;
    try {
      await limiter.consume(sub);
    } catch (reached) {
      if (reached instanceof Error) throw reached;
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': '600' } });
    }
  };
}
