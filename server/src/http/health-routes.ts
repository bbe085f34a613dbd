import { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';

const patienceMilliseconds = 2000;

/** `/healthz` says that the process lives, `/readyz` that the database answers too, within two seconds. Both tell nothing else. */
export function healthRoutes({ database, logger }: Pick<Dependencies, 'database' | 'logger'>): Hono<RequestEnvironment> {
  let asking: Promise<unknown> | undefined;
  // One question for all who ask meanwhile: this address has no limit, and a flood of it must not queue at the database.
  const ask = () =>
    (asking ??= database.asOwner((transaction) => transaction.finish('select 1')).finally(() => (asking = undefined)));

  const routes = new Hono<RequestEnvironment>();
  routes.get('/healthz', (context) => context.json({ status: 'ok' }));
  routes.get('/readyz', async (context) => {
    try {
      await withinPatience(ask());
    } catch (error) {
      logger.warn({ error }, 'the database does not answer');
      throw new Refusal('not_ready', { headers: { 'retry-after': '2' } });
    }
    return context.json({ status: 'ok' });
  });
  return routes;
}

async function withinPatience(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error('no answer in time'));
  }, patienceMilliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
