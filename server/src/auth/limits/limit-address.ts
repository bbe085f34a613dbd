import { createMiddleware } from 'hono/factory';
import type { RequestEnvironment } from '#dependencies.ts';
import { rateLimit } from '#http/rate-limit.ts';
import type { AuthContext } from '../auth-context.ts';
import { tooManyTries } from './too-many-tries.ts';

/** Middleware: the tries of one network address to sign in, sign up, verify or refresh. */
export function limitAddress(auth: AuthContext) {
  const rule = { name: 'auth by address', times: auth.config.rateLimits.authPerFiveMinutes, windowSeconds: 300 };
  return createMiddleware<RequestEnvironment>(async (context, next) => {
    const wait = await auth.limits.count(rule, context.get('address'));
    if (wait > 0) throw tooManyTries(wait);
    await next();
  });
}

/**
 * Middleware: what one network address may do without trying a secret, such as reading its account or signing out. In a minute as much as twice the
 * tries of five minutes: many people behind one address stay below it.
 */
export function limitFrequent(auth: AuthContext) {
  return rateLimit(auth.config.rateLimits.authPerFiveMinutes * 2);
}
