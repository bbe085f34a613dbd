import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/**
 * Holds every network address to so many requests a minute: generous, against runaway loops and floods. Auth has finer limits of its own.
 * `keyOf` names something else that is held to it, such as what is asked for.
 */
export function rateLimit(
  requestsPerMinute: number,
  keyOf: (context: Context<RequestEnvironment>) => string = (context) => context.get('address'),
): MiddlewareHandler<RequestEnvironment> {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  return async (context, next) => {
    try {
      await limiter.consume(keyOf(context));
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      const seconds = secondsToWait(reached);
      throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(seconds) } });
    }
    await next();
  };
}
