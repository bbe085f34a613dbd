import type { Page } from '@playwright/test';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Recipes: the first one, search, cooking for another number of people, and removal. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses a key twice before the page has painted its reaction to the first press, as on a slow device. */
const pressTwiceAtOnce = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    press();
    press();
  }, key);

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
  await page.getByText('Tempo, porções, energia e foto').click();
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

test('a pasted recipe fills the form, also after a reload, and is saved as checked', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/recipes');
  await button(page, 'Escrever a primeira').click();
  await expect(page.getByLabel('Nome da receita')).toBeFocused();
  await page.getByText('Colar uma receita pronta').click();
  await button(page, 'Preencher os campos').click();
  await expect(page.getByText('Cole a receita aqui primeiro.')).toBeVisible();
  const text = 'Sopa\nRende 4 porções, 40 min\nIngredientes\n1 abóbora\nModo de preparo\n1. Corte.\n2. Cozinhe.';
  await page.getByLabel('Texto da receita').fill(text);
  await page.reload();
  await expect(page.getByLabel('Texto da receita')).toHaveValue(text);
  await button(page, 'Preencher os campos').click();
  await expect(page.getByText('Campos preenchidos. Confira antes de salvar.')).toBeVisible();
  await expect(page.getByLabel('Nome da receita')).toBeFocused();
  await expect(page.getByLabel('Modo de preparo')).toHaveValue('Corte.\nCozinhe.');
  await page.getByLabel('Ingredientes').fill('2 abóboras');
  await button(page, 'Salvar receita').click();
  await expect
    .poll(() => rowsOnServer(server, person, 'recipes'))
    .toEqual([
      expect.objectContaining({
        title: 'Sopa',
        ingredients: '2 abóboras',
        instructions: 'Corte.\nCozinhe.',
        prep_time_minutes: 40,
        servings: 4,
      }),
    ]);
});

test('the shopping list adds the amounts of two recipes, follows the servings, and survives a reload', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'recipes', [
    { title: 'Sopa', servings: 2, ingredients: '2 cenouras\n200 g de arroz\nsal' },
    { title: 'Bolo', servings: 4, ingredients: '3 cenouras\n200 g de farinha\nSal' },
  ]);
  const page = await openAs(person, '/recipes');
  await page.getByRole('link', { name: /Sopa/ }).click();
  await button(page, 'Pôr na lista de compras').click();
  await button(page, 'Mais').click();
  await button(page, 'Todas as receitas').click();
  await page.getByRole('link', { name: /Bolo/ }).click();
  await button(page, 'Pôr na lista de compras').click();
  await expect(button(page, 'Tirar da lista de compras')).toBeVisible();
  await button(page, 'Todas as receitas').click();
  await button(page, 'Lista de compras: 2 receitas').click();
  await expect(page.getByRole('heading', { name: 'Lista de compras' })).toBeFocused();
  await expect(page.getByText('Esta lista fica guardada só neste aparelho.')).toBeVisible();
  const lines = page.getByRole('region', { name: 'Ingredientes' }).getByRole('listitem');
  await expect(lines).toHaveText(['6 cenouras', '300 g de arroz', 'sal', '200 g de farinha']);

  await page.getByRole('checkbox', { name: 'sal' }).check();
  await page.getByRole('checkbox', { name: '200 g de farinha' }).check();
  await button(page, 'Tirar da lista de compras: Bolo').click();
  await expect(lines).toHaveText(['3 cenouras', '300 g de arroz', 'sal']);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'sal' })).toBeChecked();
  await button(page, 'Esvaziar a lista').click();
  await expect(page.getByText('Nenhuma receita na lista')).toBeVisible();
  await undo(page, 'A lista está vazia');
  await expect(lines).toHaveCount(3);

  // The user puts the removed recipe on the list again. Its flour is no longer ticked. The salt, which stayed on the list, is.
  await button(page, 'Todas as receitas').click();
  await page.getByRole('link', { name: /Bolo/ }).click();
  await button(page, 'Pôr na lista de compras').click();
  await button(page, 'Todas as receitas').click();
  await button(page, 'Lista de compras: 2 receitas').click();
  await expect(page.getByRole('checkbox', { name: '200 g de farinha' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'sal' })).toBeChecked();
});

test(
  'ingredients follow the servings; cooking goes step by step, by keyboard too, keeps its place and keeps the screen on',
  { tag: '@browser' },
  async ({ openAs, page: tab, server }) => {
    await tab.addInitScript(() => {
      const locks = { given: 0, released: 0 };
      Object.assign(window, { locks });
      const lock = () => {
        locks.given += 1;
        return Promise.resolve({ release: () => Promise.resolve(void (locks.released += 1)) });
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } });
    });
    const locks = () => tab.evaluate(() => (window as unknown as { locks: { given: number; released: number } }).locks);

    const page = await openAs(await makePerson(server), '/recipes');
    await button(page, 'Usar o exemplo: Mingau de aveia com banana').click();
    await page.getByRole('link', { name: /Mingau/ }).click();
    await button(page, 'Mais').click();
    await expect(page.getByRole('group', { name: 'Porções' })).toContainText('2 porções');
    await page.getByRole('checkbox', { name: '80 g de aveia em flocos' }).check();
    await expect(page.getByRole('checkbox', { name: '400 ml de leite ou bebida vegetal' })).not.toBeChecked();

    await button(page, 'Cozinhar passo a passo').click();
    await expect(page.getByText('Passo 1 de 4')).toBeVisible();
    await expect(page.getByText('A tela fica acesa enquanto você cozinha.')).toBeVisible();
    await button(page, 'Próximo passo').click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Passo 3 de 4')).toBeVisible();
    await pressTwiceAtOnce(page, 'ArrowLeft');
    await expect(page.getByText('Passo 1 de 4')).toBeVisible();
    await pressTwiceAtOnce(page, 'ArrowRight');
    await expect(page.getByText('Passo 3 de 4')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Amasse a banana e misture.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('checkbox', { name: 'Passo feito' })).toBeChecked();
    await button(page, 'Próximo passo').click();
    await button(page, 'Próximo passo').click();
    await button(page, 'Terminar a receita').click();
    await expect(page.getByText('Todos os passos feitos')).toBeVisible();
    await expect.poll(locks).toEqual({ given: 1, released: 0 });
    await button(page, 'Voltar à receita').click();
    await expect(page.getByRole('checkbox', { name: '80 g de aveia em flocos' })).not.toBeChecked();
    await expect.poll(locks).toEqual({ given: 1, released: 1 });

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copiar').click();
    await expect(page.getByText('Receita copiada').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '2 porções · Pouca energia\n\nIngredientes\n80 g de aveia',
    );
  },
);

test(
  'a step with minutes starts its timer by one press; it goes on with the next step and after a reload',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await page.clock.install();
    await openAs(await makePerson(server), '/recipes');
    await button(page, 'Escrever a primeira').click();
    await page.getByLabel('Nome da receita').fill('Sopa');
    await page.getByLabel('Modo de preparo').fill('Cozinhe por 10 a 12 minutos.\nBata.');
    await button(page, 'Salvar receita').click();
    await page.getByRole('link', { name: /Sopa/ }).click();
    await button(page, 'Cozinhar passo a passo').click();
    await button(page, 'Começar 10 minutos').click();
    await button(page, 'Próximo passo').click();
    await page.clock.fastForward('06:00');
    await expect(page.getByText('Já passou metade do tempo')).toBeVisible();
    await page.reload();
    const timer = page.getByRole('timer', { name: /Faltam cerca de \d minutos/ });
    await expect(timer).toBeVisible();
    await expect(page.getByText('Passo 1', { exact: true })).toBeVisible();
    await page.clock.fastForward('06:00');
    await expect(page.getByText('O tempo terminou: Passo 1')).toBeVisible();
    await expect(timer).toHaveCount(0);
    await button(page, 'Fechar o tempo').click();
    await expect(button(page, 'Marcar um tempo')).toBeVisible();
  },
);
