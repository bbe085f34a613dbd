import type { Page } from '@playwright/test';

/** The paths of the signed-out pages. `pagesInSidebar` reads the paths of the other pages from the app. */
export const signedOutPaths = [
  '/auth',
  '/auth?view=signup',
  '/auth?view=confirm',
  '/auth?view=privacy',
  '/welcome',
  '/forgot-password',
  '/update-password',
];

/** Returns the paths of all pages to which the sidebar of the open page links. */
export async function pagesInSidebar(page: Page): Promise<string[]> {
  const links = page.locator('nav a[href^="/"]');
  await links.first().waitFor({ state: 'attached' });
  // A premium page becomes a link only after the profile has loaded.
  await page.waitForLoadState('networkidle');
  const paths = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(paths)];
}
