import type { Context, MiddlewareHandler } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { limitByMinute } from './limit-by-minute.ts';

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
