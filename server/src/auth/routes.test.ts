import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { readConfig } from '#config/config.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { makeKeys } from '#keys.ts';
import { makeLogger } from '#logger.ts';
import type { AuthDependencies } from './auth-context.ts';
import { authRoutes } from './routes.ts';

/** Routes without a rate limit. They check the service key before any other work, or return a fixed response. */
const withoutLimit = [
  'POST /invite',
  'POST /admin/generate_link',
  'GET /admin/users',
  'POST /admin/users',
  'GET /admin/users/:id',
  'PUT /admin/users/:id',
  'DELETE /admin/users/:id',
  'GET /admin/users/:id/factors',
  'DELETE /admin/users/:id/factors/:factorId',
  'POST /sso',
  'GET /user/identities/authorize',
  'DELETE /user/identities/:id',
  'GET /settings',
  'GET /.well-known/jwks.json',
];

/**
 * The limits are zero, and there is no database. A route with a limit therefore responds with 429, and any work before its limit
 * would fail.
 */
const keys = await makeKeys({ secret: undefined, clock: systemClock });
const config = { ...readConfig({}) };
config.rateLimits = { ...config.rateLimits, authPerFiveMinutes: 0 };
const outside = { config, keys, clock: systemClock, logger: makeLogger('silent') };
const auth = authRoutes({
  ...outside,
  database: { engine: 'pglite' },
  mail: { reachesPeople: false },
} as unknown as AuthDependencies);
const app = new Hono<RequestEnvironment>();
app.use(async (context, next) => {
  context.set('address', '192.0.2.1');
  await next();
});
app.route('/', auth);
app.onError((error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }));

const routes = [...new Set(auth.routes.map(({ method, path }) => `${method} ${path}`))];

it('lists only existing routes as unlimited', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(routes).toEqual(expect.arrayContaining(withoutLimit));
});

it.each(routes.filter((route) => !withoutLimit.includes(route)))(
  '%s counts by network address before it does any work',
  async (route) => {
    const [method, path = ''] = route.split(' ');
    const body = method === 'GET' ? undefined : '{}';
    const init = { method: method ?? '', ...(body !== undefined && { body }) };
    expect((await app.request(path.replaceAll(/:\w+/g, crypto.randomUUID()), init)).status).toBe(429);
  },
);

it.each(withoutLimit)('%s does nothing without the service key', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const { status } = await app.request(path.replaceAll(/:\w+/g, crypto.randomUUID()), { method });
  expect([200, 401, 404, 422]).toContain(status);
});
