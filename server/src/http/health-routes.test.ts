import { expect, test } from 'vitest';
import type { Database } from '#database/port.ts';
import { makeLogger } from '#logger.ts';
import { healthRoutes } from './health-routes.ts';

test('a flood of /readyz asks the database once at a time', async () => {
  let asked = 0;
  const { promise: until, resolve: answer } = Promise.withResolvers<undefined>();
  const database = { asOwner: () => ((asked += 1), until) } as unknown as Database;
  const routes = healthRoutes({ database, logger: makeLogger('silent') });
  const flood = Array.from({ length: 50 }, () => routes.request('/readyz'));
  answer(undefined);
  const statuses = await Promise.all(flood.map(async (one) => (await one).status));
  expect([asked, new Set(statuses)]).toEqual([1, new Set([200])]);
  await routes.request('/readyz');
  expect(asked).toBe(2);
});
