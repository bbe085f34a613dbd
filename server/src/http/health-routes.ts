import { Hono } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { isReady, readiness, type Parts, type Watched } from './readiness.ts';

/**
 * `/healthz` responds if the process lives, and checks nothing. `/readyz` reports whether a load balancer should send
 * users to this server: with 200, or with 503 `not_ready`, and the state of each part. Neither reveals a version, an
 * address or a count.
 */
export function healthRoutes(watched: Watched): Hono<RequestEnvironment> {
  const check = readiness(watched);
  const routes = new Hono<RequestEnvironment>();
  routes.get('/healthz', (context) => context.json({ status: 'ok' }));
  routes.get('/readyz', async (context) => {
    const parts = await check();
    if (isReady(parts)) return context.json({ status: 'ok', parts });
    throw new Refusal('not_ready', {
      message: `${sentences(parts).join(' ')} Try again shortly.`,
      headers: { 'retry-after': '2' },
      extra: { status: 'not ready', parts },
    });
  });
  return routes;
}

function sentences({ server, database, schema, jobs }: Parts): string[] {
  return [
    ...(server === 'stopping' ? ['This server is about to stop.'] : []),
    ...(database === 'does not answer' ? ['The database does not answer at the moment.'] : []),
    ...(schema === 'behind' ? ['The database was not brought forward to this program yet.'] : []),
    ...(schema === 'newer' ? ['The database is newer than this program.'] : []),
    ...(jobs === 'stand still' ? ['Its jobs are not running.'] : []),
  ];
}
