import type { MiddlewareHandler } from 'hono';
import { protocolOf } from '#http/family.ts';
import type { Metrics } from './metrics.ts';

const health = new Set(['/healthz', '/readyz']);

/** Counts each request by the part of the protocol that it was for, never by its path. */
export function countRequests(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const family = health.has(path) ? 'health' : (protocolOf(path)?.split('/')[1] ?? 'web');
    metrics.request({ family, method, status: context.res.status, seconds: (performance.now() - started) / 1000 });
  };
}
