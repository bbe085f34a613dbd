import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal, familyOf, protocolOf, renderError } from '#errors.ts';
import { runForClient } from '#fair-queue/client.ts';
import { countRequests } from '#metrics/counters.ts';
import { clientAddress } from './client-address.ts';
import { crossOrigin } from './cors.ts';
import { healthRoutes } from './health-routes.ts';
import { limitBodies } from './limit-bodies.ts';
import { rateLimit } from './rate-limit.ts';
import type { Watched } from './readiness.ts';
import { refusalOf } from './refusal-of.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

interface Options {
  dependencies: Pick<Dependencies, 'config' | 'keys' | 'logger' | 'metrics'>;
  /** The state that `/readyz` reports. */
  health: Watched;
  /** The maximum bytes of a storage request's body. The other limits are in edge-limits.ts. */
  largestBodyOf: Parameters<typeof limitBodies>[1];
  /** Serves the built web app; undefined if this server has none. */
  web: ((request: Request) => Promise<Response>) | undefined;
}

export type Pipeline = Hono<RequestEnvironment & { Bindings: { peer?: string } }>;

/**
 * Creates the steps that every request passes before its route: id → log → headers → health → cross-origin → limits. It
 * also formats refusals.
 */
export function createPipeline({ dependencies, health, largestBodyOf, web }: Options): Pipeline {
  const { config, keys, logger, metrics } = dependencies;
  const app: Pipeline = new Hono();
  app.use(requestId());
  app.use(async (context, next) => {
    context.set('address', clientAddress(context.req.header('x-forwarded-for'), context.env.peer, config.trustProxy));
    await next();
    context.res.headers.set('x-request-id', context.get('requestId'));
  });
  app.use(requestLog(logger));
  if (metrics) app.use(countRequests(metrics));
  app.use(securityHeaders(config.siteUrl));
  app.route('/', healthRoutes(health));
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/functions/v1/*', '/.well-known/*'])
    app.use(path, crossOrigin());
  app.use(rateLimit(config.rateLimits.requestsPerMinute));
  app.use((context, next) =>
    runForClient({ address: context.get('address'), isGone: () => context.req.raw.signal.aborted }, next),
  );
  app.use(limitBodies(keys, largestBodyOf));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        context.set('refusal', 'method_not_allowed');
        const refusal = new Refusal('method_not_allowed', { headers: { allow: methods.join(', ') } });
        return renderError(refusal, familyOf(context.req.path), context.req.raw);
      },
    }),
  );
  app.notFound((context) => {
    const { path, raw } = context.req;
    // Return the response instead of throwing: `methodNotAllowed` finds out which methods exist from the status of
    // responses.
    if (protocolOf(path) !== undefined || !web) {
      context.set('refusal', 'not_found');
      return renderError(new Refusal('not_found'), familyOf(path), raw);
    }
    return web(raw);
  });
  app.onError((error, context) => {
    const family = familyOf(context.req.path);
    const { refusal, fault } = refusalOf(error, family, context.get('requestId'));
    context.set('refusal', refusal.code);
    if (fault) logger.error({ requestId: context.get('requestId'), error }, 'the request failed');
    return renderError(refusal, family, context.req.raw);
  });
  return app;
}
