import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';

/**
 * Middleware: limits each network address to a number of requests a minute. For all requests the pipeline sets the
 * number LIMIT_REQUESTS_PER_MINUTE (config/rate-limit-variables.ts), a generous guard against runaway loops and floods. Auth
 * has its own finer limits (auth/limits). Each function has its numbers for addresses and users beside its routes.
 * `keyOf` selects another key, such as the requested resource.
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
 * Limits a key (a user, a network address) to a number of times a minute in this process. Refuses with
 * `over_request_rate_limit` and the seconds to wait, without a database query.
 */
export function limitByMinute(times: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: times, duration: 60 });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      // At most a minute, because a clock that was set back would make the wait look much longer.
      const seconds = Math.min(60, Math.max(1, Math.ceil(reached.msBeforeNext / 1000)));
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(seconds) } });
    }
  };
}
