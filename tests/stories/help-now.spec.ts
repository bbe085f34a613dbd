import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Help now: free, on every screen, signed in or out, online or offline (comfort rule 27). */

const opener = (page: Page) => page.getByRole('button', { name: 'Ajuda agora', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ajuda agora' });
const country = (page: Page) => panel(page).getByLabel('País onde você está');

test('when the panel cannot be fetched, the fallback lines of every country still appear', async ({ page, server }) => {
  await page.route('**/assets/help-now-*.js', (route) => route.abort());
  await page.goto(`${server.url}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opener(page).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Brasil' }).getByRole('link')).toHaveText(['188', '192']);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('an address with ?help=now opens the panel, on the sign-in page too, and signing in does not open it again', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/?help=now`);
  await expect(page).toHaveURL(`${server.url}/auth?help=now`);
  await expect(country(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/auth`);
});
