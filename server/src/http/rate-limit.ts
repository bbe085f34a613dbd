import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';

/**
 * Holds every network address to so many requests a minute: generous, against runaway loops and floods. Auth has finer limits of its own.
 * `keyOf` names something else that is held to it, such as what is asked for.
 */
export function rateLimit(
  requestsPerMinute: number,
  keyOf: (context: Context<RequestEnvironment>) => string = (context) => context.get('address'),
): MiddlewareHandler<RequestEnvironment> {
  const limit = limitByMinute(requestsPerMinute);
  return async (context, next) => {
    await limit(keyOf(context));
    await next();
  };
}

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
