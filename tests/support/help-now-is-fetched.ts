import type { Page } from '@playwright/test';

/** Waits until Help now lies on the device, as it does a moment after each page. Whoever asks for it before that on a slow one gets the few numbers. */
export async function helpNowIsFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/help-now-[^/]*\.js$/, /\/help-now\.\w+\.json$/].every((part) => names.some((name) => part.test(name)));
  });
}
