import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Social camouflage: a situation, how it felt, and the load of each week. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a situation alone is enough, the form uses the specified texts, and the week counts the entry', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/camouflage');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Por favor, descreva a situação.')).toBeVisible();
  await expect(page.getByLabel('Qual foi a situação?')).toBeFocused();

  await page.getByLabel('Qual foi a situação?').fill('Almoço com colegas.');
  await press(page, 'Salvar registro');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Almoço com colegas.' });
  await expect(entry).toHaveCount(1);

  await press(page, /^Editar/);
  await page.getByRole('radio', { name: '4 muito', exact: true }).check();
  await page.getByLabel('O que sentiu depois').fill('Cansaço até a noite.');
  await page.getByText('Mais, se quiser').click();
  await page.getByRole('checkbox', { name: /^mascarar/ }).check();
  await press(page, 'Salvar mudanças');
  await expect(entry).toContainText('Esforço 4 de 5: muito');
  await expect(entry).toContainText('Cansaço até a noite.');
  await expect(page.getByText('Há 1 situação neste período. O esforço médio foi 4, muito.').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'camouflage_entries'))
    .toMatchObject([{ situation: 'Almoço com colegas.', effort: 4, kinds: ['masking'], reason: null }]);
});
