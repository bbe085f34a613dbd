import type { Page } from '@playwright/test';

/** How requests to a table fail: no response, a server error, overload, or a refusal. */
export type Failure = 'unreachable' | 'failing' | 'busy' | 'refusing';

const answers = {
  failing: { status: 500, json: { code: 'XX000', message: 'internal error', details: null, hint: null } },
  busy: {
    status: 429,
    headers: { 'retry-after': '9' },
    json: { code: 'over_request_rate_limit', message: 'too many requests', details: null, hint: null },
  },
  refusing: { status: 400, json: { code: '23514', message: 'refused', details: null, hint: null } },
};

const readingAlone = new WeakMap<Page, Set<string>>();

/**
 * Makes the app fetch each of these tables in a request of its own, which a story's route can intercept. The app usually reads
 * many tables in one call of `own_rows`. Until the page closes, this function removes the tables from these calls. The app
 * then requests each of them separately, after the response for the other tables.
 */
export async function readAlone(page: Page, ...tables: readonly string[]): Promise<void> {
  const known = readingAlone.get(page);
  const alone = known ?? new Set<string>();
  for (const table of tables) alone.add(table);
  if (known) return;
  readingAlone.set(page, alone);
  await page.route('**/rest/v1/rpc/own_rows', async (route) => {
    const asked = route.request().postDataJSON() as Record<'tables' | 'from_dates' | 'to_dates', unknown[]>;
    const only = (values: unknown[]) => values.filter((_, place) => !alone.has(String(asked.tables[place])));
    const postData = JSON.stringify({
      tables: only(asked.tables),
      from_dates: only(asked.from_dates),
      to_dates: only(asked.to_dates),
    });
    await route.continue({ postData });
  });
}

/** Makes every request of this method to a table fail. `count` returns the number of failed requests; `end` ends the failures. */
export async function failTable(
  page: Page,
  table: string,
  trouble: Failure,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
): Promise<{ count: () => number; end: () => Promise<void> }> {
  let count = 0;
  if (method === 'GET') await readAlone(page, table);
  const address = new RegExp(`/rest/v1/${table}(\\?|$)`);
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    await (trouble === 'unreachable' ? route.abort() : route.fulfill(answers[trouble]));
  });
  return { count: () => count, end: () => page.unroute(address) };
}
