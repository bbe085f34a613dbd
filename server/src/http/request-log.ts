import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RequestEnvironment } from '#dependencies.ts';
import { protocolOf } from '#errors.ts';
import { coarseNetwork } from './client-address.ts';

const quiet: ReadonlySet<string> = new Set(['web', '/healthz', '/readyz']);

/**
 * Logs one line for each request. It logs the pattern of the route, because a path or query can identify a user. Requests for the
 * web app's files and a load balancer's health checks are logged only at `debug`, unless the status is 500 or more. Changes of
 * readiness are logged in readiness.ts.
 */
export function requestLog(logger: Logger): MiddlewareHandler<RequestEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    // `pattern` is the route of the innermost handler. If only wildcard routes match a request, log its protocol
    // (`/rest/v1/*`) or `web`.
    const pattern = routePath(context);
    const protocol = protocolOf(context.req.path);
    const route = !pattern.endsWith('*') ? pattern : protocol === undefined ? 'web' : `${protocol}/*`;
    const status = context.res.status;
    const refusal = context.get('refusal');
    const facts = {
      requestId: context.get('requestId'),
      method: context.req.method,
      route,
      status,
      ...(refusal !== undefined && { refusal }),
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      network: coarseNetwork(context.get('address')),
    };
    if (status >= 500) logger.error(facts, 'request');
    else if (quiet.has(route)) logger.debug(facts, 'request');
    else logger.info(facts, 'request');
  };
}
