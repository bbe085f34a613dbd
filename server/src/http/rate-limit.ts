import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';

/**
 * Middleware: limits the requests per minute of each network address. The pipeline uses it for all requests with
 * LIMIT_REQUESTS_PER_MINUTE (config/rate-limit-variables.ts), a generous limit against runaway loops and floods. Auth
 * has finer limits (auth/limits), and each function defines its limits next to its routes. `keyOf` can select another
 * key than the address, such as the requested resource.
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
 * Limits how often per minute a key (a user or a network address) may do something, counted in this process. Refuses
 * with `over_request_rate_limit` and the seconds to wait. Needs no database query.
 */
export const limitByMinute = (times: number): ((key: string) => Promise<void>) => limitBy(60, times);

/** Like `limitByMinute`, for a day. */
export const limitByDay = (times: number): ((key: string) => Promise<void>) => limitBy(24 * 3600, times);

function limitBy(duration: number, times: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: times, duration });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      // If the clock was set back, the wait looks much too long, so limit it.
      const seconds = Math.min(duration, Math.max(1, Math.ceil(reached.msBeforeNext / 1000)));
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(seconds) } });
    }
  };
}
