import type { Page } from '@playwright/test';

/** Waits until Help now is cached, shortly after each page. A slow device that opens it earlier shows the fallback lines. */
export async function helpNowIsFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/help-now-[^/]*\.js$/, /\/help-now\.\w+\.json$/].every((part) => names.some((name) => part.test(name)));
  });
}
