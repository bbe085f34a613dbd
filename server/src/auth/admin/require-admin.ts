import { createMiddleware } from 'hono/factory';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { bearerToken } from '#http/caller.ts';
import type { AuthContext } from '../auth-context.ts';

/** Middleware: only the service key passes. It is for the operator's own programs; no person's token ever has its role. */
export function requireAdmin(auth: AuthContext) {
  return createMiddleware<RequestEnvironment>(async (context, next) => {
    const token = bearerToken(context.req.raw);
    if (!token) throw new Refusal('no_authorization');
    const { role } = await auth.keys.verify(token);
    if (role !== 'service_role') throw new Refusal('not_admin');
    await next();
  });
}
