import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Recipes: the first one, search, cooking for another number of people, and removal. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an example starts the list; an own recipe is written, found by an ingredient, edited, removed and restored', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/recipes');
  await button(page, 'Usar o exemplo: Mingau de aveia com banana').click();
  await expect(
    page.getByRole('link', { name: /Mingau de aveia com banana.*10 min.*1 porção.*Pouca energia/ }),
  ).toBeVisible();

  await button(page, 'Escrever receita').click();
  await page.getByLabel('Nome da receita').fill('Sopa de abóbora');
  await page.getByLabel('Ingredientes').fill('½ abóbora\n1,5 l de água\nsal a gosto');
  await page.reload();
  await expect(page.getByLabel('Nome da receita')).toHaveValue('Sopa de abóbora');
  await page.getByLabel('Modo de preparo').fill('Corte.\nCozinhe.');
  await page.getByText('Tempo, porções e energia').click();
  await page.getByLabel('Porções').fill('4');
  await page.getByRole('radio', { name: 'Energia média' }).check();
  await button(page, 'Salvar receita').click();
  await expect(page.getByRole('heading', { name: '2 receitas' })).toBeVisible();

  await page.getByLabel('Buscar por nome ou ingrediente').fill('AGUA abobora');
  await expect(page.getByRole('heading', { name: '1 receita' })).toBeVisible();
  await page.getByRole('radio', { name: 'Pouca energia' }).check();
  await expect(page.getByText('Nenhuma receita combina com a busca')).toBeVisible();
  await button(page, 'Mostrar todas as receitas').click();
  await page.getByRole('link', { name: /Sopa de abóbora/ }).click();
  await expect(page.getByRole('heading', { name: 'Sopa de abóbora' })).toBeFocused();

  await button(page, 'Editar').click();
  await page.getByLabel('Nome da receita').fill('Sopa de abóbora assada');
  await button(page, 'Salvar receita').click();
  await expect(page.getByRole('heading', { name: 'Sopa de abóbora assada' })).toBeVisible();
  await button(page, 'Remover').click();
  await button(page, 'Remover Sopa de abóbora assada').click();
  await expect(page.getByRole('heading', { name: '1 receita' })).toBeVisible();
  await undo(page, 'Você removeu da lista: Sopa de abóbora assada');
  await expect(page.getByRole('link', { name: /Sopa de abóbora assada/ })).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'recipes'))
    .toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Sopa de abóbora assada', servings: 4, effort: 'medium' })]),
    );
});
