import { createMiddleware } from 'hono/factory';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import type { AuthContext } from '../auth-context.ts';

/** Middleware: the tries of one network address to sign in, sign up, verify or refresh. */
export function limitAddress(auth: AuthContext) {
  const rule = { name: 'auth by address', times: auth.config.rateLimits.authPerFiveMinutes, windowSeconds: 300 };
  return createMiddleware<RequestEnvironment>(async (context, next) => {
    const wait = await auth.limits.count(rule, context.get('address'));
    if (wait > 0) throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(wait) } });
    await next();
  });
}
