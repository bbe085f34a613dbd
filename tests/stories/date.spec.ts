import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** The selected date of all pages: the date bar and its calendar. 11 March 2026 is a Wednesday. */

const bar = (page: Page) => page.getByRole('navigation', { name: 'Data' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const day = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

test('a day pressed while the next page loads applies to the next page', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await button(page, 'Anterior').click();
  await expect(page).toHaveURL(/\/water\?date=/);
  let unblock: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (unblock = resolve));
  // Delays the scripts and rows of the next page; until they arrive, the previous page stays on the screen.
  await page.route(/assets\/.*\.js/, async (route) => {
    await blocked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Leituras' }).click();
  await expect(page).toHaveURL(/\/readings\?date=/);
  await button(page, 'Próximo').click();
  await expect(page).toHaveURL(`${server.url}/readings`);
  unblock();
  await expect(page.getByRole('heading', { level: 1, name: /Leituras/ })).toBeVisible();
});

test('the calendar uses the language and first weekday of the page, and names the days that have entries', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/water?date=2026-03-11');
  await page.getByRole('button', { name: /Bebi um copo/ }).click();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await button(page, 'Outro dia').click();
  await expect(day(page, 'quarta-feira, 11 de março de 2026 · com registro')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveText('Ddomingo');
  await day(page, 'Próximo mês').click();
  await expect(day(page, 'Próximo mês')).toBeFocused();
  await day(page, 'quinta-feira, 16 de abril de 2026').click();
  await expect(page).toHaveURL(/date=2026-04-16/);

  await page.evaluate(() => localStorage.setItem('cogn-language', 'fr'));
  await page.reload();
  await page.getByRole('button', { name: 'Autre jour' }).click();
  await expect(day(page, 'jeudi 16 avril 2026')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveText('Llundi');
});
