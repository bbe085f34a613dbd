import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RequestEnvironment } from '#dependencies.ts';
import { protocolOf } from '#errors.ts';
import { coarseNetwork } from './address.ts';

const quiet: ReadonlySet<string> = new Set(['web', '/healthz', '/readyz']);

/**
 * Writes one line for each request: the route's pattern rather than its path, because a path or query can name a person. The web app's own
 * files are logged at `debug` only, and so are the polls of a load balancer: a change of readiness has a line of its own.
 */
export function requestLog(logger: Logger): MiddlewareHandler<RequestEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    // Of the handlers that ran, the innermost; where none had the path to itself, the part of the protocol, or the web app.
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
