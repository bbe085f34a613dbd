import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The health passport: written in the user’s own words, shown in another language, printed on one page. */

/** A press on its heading unfolds a section. */
const unfold = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).click();

test('the passport and its values are available offline, and health data need a consent first', async ({
  context,
  openAs,
  server,
}) => {
  const person = await makePerson(server, { consents: ['privacy_policy'] });
  const page = await openAs(person, '/profile');
  const section = page.getByRole('region', { name: 'Passaporte de saúde' });
  await unfold(page, 'Passaporte de saúde');
  await section.getByRole('button', { name: 'Permitir guardar' }).click();
  await unfold(page, 'Saúde');
  await expect(page.getByLabel('Altura')).toBeVisible();
  await section.getByLabel('O que me sobrecarrega').fill('Luz forte');
  await section.getByRole('button', { name: 'Ver e imprimir' }).click();
  // This visit loads the dialog’s code, so that it also opens offline.
  await expect(page.getByRole('dialog').getByText('Cabe em uma página, A4 ou Carta.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.setOffline(true);
  await section.getByRole('button', { name: 'Salvar passaporte' }).click();
  await expect(page.getByText('Passaporte salvo neste aparelho').first()).toBeVisible();
  await section.getByRole('button', { name: 'Ver e imprimir' }).click();
  await expect(page.getByRole('dialog').getByText('Luz forte')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => rowsOnServer(server, person, 'health_passports')).toMatchObject([{ overload: 'Luz forte' }]);
});
