import type { MiddlewareHandler } from 'hono';
import { protocolOf } from '#http/family.ts';
import type { Metrics } from './metrics.ts';

const health = new Set(['/healthz', '/readyz']);

/** Whose messages come in at an address. */
function sourceOf(path: string): 'stripe' | 'twilio' | undefined {
  if (path === '/functions/v1/billing/stripe') return 'stripe';
  return path.startsWith('/functions/v1/crisis-alert/status/') ? 'twilio' : undefined;
}

/** Counts each request by the part of the protocol that it was for, never by its path. */
export function countRequests(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const family = health.has(path) ? 'health' : (protocolOf(path)?.split('/')[1] ?? 'web');
    const { status } = context.res;
    metrics.request({ family, method, status, seconds: (performance.now() - started) / 1000 });
    const source = sourceOf(path);
    if (source !== undefined && status >= 400) metrics.webhookRefused(source);
  };
}
