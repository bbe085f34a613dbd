import type { Page } from '@playwright/test';

/**
 * Addresses outside the shell. Those of the shell's pages are never listed: `pagesInSidebar` reads them from the app itself.
 */
export const signedOutPaths = [
  '/auth',
  '/auth?view=signup',
  '/auth?view=confirm',
  '/auth?view=privacy',
  '/welcome',
  '/forgot-password',
  '/update-password',
];

/** The paths of all pages that the open page's sidebar links to. */
export async function pagesInSidebar(page: Page): Promise<string[]> {
  const links = page.locator('nav a[href^="/"]');
  await links.first().waitFor({ state: 'attached' });
  // A premium page becomes a link only after the profile is loaded.
  await page.waitForLoadState('networkidle');
  const paths = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(paths)];
}
