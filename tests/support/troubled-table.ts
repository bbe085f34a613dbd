import type { Page } from '@playwright/test';

/** How a request about a table fails: no response, a server error, overload, or a refusal. */
export type Trouble = 'unreachable' | 'failing' | 'busy' | 'refusing';

const answers = {
  failing: { status: 500, json: { code: 'XX000', message: 'internal error', details: null, hint: null } },
  busy: {
    status: 429,
    headers: { 'retry-after': '9' },
    json: { code: 'over_request_rate_limit', message: 'too many requests', details: null, hint: null },
  },
  refusing: { status: 400, json: { code: '23514', message: 'refused', details: null, hint: null } },
};

/** Makes every request of this method about a table fail. `count` returns their number; `end` ends the failures. */
export async function troubleTable(
  page: Page,
  table: string,
  trouble: Trouble,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
): Promise<{ count: () => number; end: () => Promise<void> }> {
  let count = 0;
  const address = new RegExp(`/rest/v1/${table}(\\?|$)`);
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    await (trouble === 'unreachable' ? route.abort() : route.fulfill(answers[trouble]));
  });
  return { count: () => count, end: () => page.unroute(address) };
}
