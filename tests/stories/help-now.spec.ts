import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Help now: free, on every screen, signed in or out, online or offline (comfort rule 27). */

const panel = (page: Page) => page.getByRole('dialog', { name: 'Ajuda agora' });
const country = (page: Page) => panel(page).getByLabel('País onde você está');

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
