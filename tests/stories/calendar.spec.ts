import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** Appointments: created, moved, viewed by month, week and list, and exported to another calendar. */

/** Appointments: created, moved, viewed by month, week and list, and exported to another calendar. */

test.describe.configure({ timeout: 120_000 });

const dayOf = (page: Page) => page.getByRole('region', { name: /^Compromissos de/ });
const grid = (page: Page) => page.getByRole('grid');
/** A day far in the future, so that it is never past during a test run; 12 March 2099 is a Thursday. */
const ahead = '/calendar?date=2099-03-12';

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByLabel('Nome do compromisso').fill(name);
  await page.getByRole('radio', { name: 'Psicologia' }).check();
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
}

test('the keyboard navigates the month, and an earlier appointment is repeated a week later', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), ahead);
  await add(page, 'Grupo');
  // The closing form returns the focus before the month can receive it.
  await expect(page.getByRole('button', { name: 'Adicionar compromisso' })).toBeFocused();
  await grid(page)
    .getByRole('button', { name: /^quinta-feira, 12 de março/ })
    .focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).getByRole('button', { name: 'segunda-feira, 13 de abril de 2099' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2099-04-13/);
  await page.goBack();
  await page.getByRole('button', { name: 'Repetir em outro dia · Grupo' }).click();
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('2099-03-19');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(page).toHaveURL(/date=2099-03-19/);
  await expect(dayOf(page)).toContainText('Grupo');
});
