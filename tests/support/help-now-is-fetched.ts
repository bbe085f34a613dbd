import type { Page } from '@playwright/test';

/** Waits until the page has fetched Help now in the background. Before that, Help now shows only the fallback helplines. */
export async function helpNowIsFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/help-now-[^/]*\.js$/, /\/help-now\.\w+\.json$/].every((part) => names.some((name) => part.test(name)));
  });
}
