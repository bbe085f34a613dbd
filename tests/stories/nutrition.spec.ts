import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { removeEntry } from '../support/remove-entry.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import type { RunningServer } from '../support/server.ts';
import { savedToast, undo } from '../support/toasts.ts';

/** Nutrition: required fields, known and unknown values, meals, recent foods, and eating without numbers. */

const food = (page: Page) => page.getByRole('combobox', { name: 'Alimento' });
const quantity = (page: Page) => page.getByLabel('Quantidade', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar registro' }).click();
const entries = (page: Page) => page.getByRole('region', { name: /^Registros de/ });
const totals = (page: Page) => page.getByRole('region', { name: 'Totais do dia' });

async function writeAllergies(server: RunningServer, person: Person, allergies: string): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/profiles?id=eq.${person.session.user.id}`, {
    method: 'PATCH',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify({ allergies }),
  });
  expect(answer.ok).toBe(true);
}

test('a food needs its name and quantity, and unknown values are reported instead of counted as zero', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/nutrition');

  await save(page);
  const problem = page.getByRole('alert').filter({ hasText: 'Campos obrigatórios' });
  await expect(problem).toContainText('Por favor, preencha o nome do alimento e a quantidade.');
  await expect(food(page)).toBeFocused();
  expect(await rowsOnServer(server, person, 'nutrition_entries')).toEqual([]);

  await food(page).fill('Arroz');
  await quantity(page).fill('100');
  await page.getByText('Calorias e nutrientes', { exact: true }).click();
  await page.getByLabel('Calorias').fill('130');
  await page.getByLabel('Proteína').fill('2,5');
  await page.getByLabel('Carboidratos').fill('28');
  await page.getByLabel('Gorduras').fill('muita');
  await page.getByText('Calorias e nutrientes', { exact: true }).click();
  await expect(page.getByLabel('Gorduras')).toBeHidden();
  await save(page);
  await expect(page.getByLabel('Gorduras')).toBeFocused();
  await page.getByLabel('Gorduras').fill('0,3');
  await save(page);
  await expect(entries(page).getByText('130 kcal')).toBeVisible();

  await food(page).fill('Banana');
  await quantity(page).fill('90');
  await save(page);
  await expect(entries(page).getByText('Banana')).toBeVisible();
  await expect(totals(page).getByText('1 de 2', { exact: true })).toHaveCount(4);
  await expect(totals(page).getByText('não informado')).toHaveCount(2);
  await expect(totals(page).getByText(/Entram 1 de 2 alimentos/)).toBeVisible();
  await expect(totals(page).getByRole('img', { name: /Da energia, 90\s?% vem de carboidratos/ })).toBeVisible();
});

test('a recent food is repeated with one tap, its values follow the quantity, and removal asks first and can be undone', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/nutrition');
  await food(page).fill('Aveia');
  await quantity(page).fill('40');
  await page.getByText('Calorias e nutrientes', { exact: true }).click();
  await page.getByLabel('Calorias').fill('150');
  await page.getByLabel('Notas').fill('Com canela');
  await save(page);
  await expect(entries(page).getByText('Com canela')).toBeVisible();

  await page
    .getByRole('region', { name: 'Alimentos recentes' })
    .getByRole('button', { name: /^Aveia/ })
    .click();
  await expect(savedToast(page, 'Aveia')).toBeVisible();
  // Repeating the earlier entry does not copy its note.
  await expect(entries(page).getByText('Com canela')).toHaveCount(1);
  await expect(entries(page).getByRole('listitem')).toHaveCount(2);
  await entries(page)
    .getByRole('button', { name: /^Editar/ })
    .last()
    .click();
  await quantity(page).fill('60');
  await expect(page.getByLabel('Calorias')).toHaveValue('225');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(totals(page).getByText('375 kcal')).toBeVisible();

  await removeEntry(page, entries(page));
  await expect(totals(page).getByText('225 kcal')).toBeVisible();
  await undo(page, 'Registro removido');
  await expect(totals(page).getByText('375 kcal')).toBeVisible();

  await food(page).fill('aveia');
  await page.getByRole('button', { name: 'Usar os valores de Aveia' }).click();
  await expect(quantity(page)).toHaveValue('60');
  await quantity(page).fill('20');
  await save(page);
  await expect(totals(page).getByText('450 kcal')).toBeVisible();
});

test('the foods of a meal keep its choice, and one tap on another day adds them all, with one undo', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/nutrition?date=2026-01-30');
  const meal = page.getByRole('group', { name: 'Refeição' });
  const breakfast = meal.getByRole('radio', { name: 'Café da manhã' });
  await food(page).fill('Pão francês');
  await quantity(page).fill('50');
  await expect(meal.getByRole('radio', { checked: true })).toHaveCount(0);
  await breakfast.check();
  await save(page);
  await expect(entries(page).getByRole('heading', { name: 'Café da manhã' })).toBeVisible();
  await expect(breakfast).toBeChecked();
  await food(page).fill('Ovo');
  await quantity(page).fill('45');
  await save(page);
  await expect(entries(page).getByText('Ovo')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar escolha' }).click();
  await food(page).fill('Uva');
  await quantity(page).fill('80');
  await save(page);
  await expect(entries(page).getByRole('heading', { name: 'Outros alimentos' })).toBeVisible();

  await page.goto(`${server.url}/nutrition?date=2026-01-31`);
  const offer = page.getByRole('region', { name: 'Alimentos recentes' }).getByRole('button', { name: /^Café da manhã/ });
  await expect(offer).toHaveText('Café da manhã: Pão francês, Ovo');
  await offer.click();
  await expect(page.locator('[data-toasts]').filter({ hasText: '2 alimentos salvos' })).toBeVisible();
  await expect(entries(page).getByRole('listitem')).toHaveCount(2);
  const sent = (await rowsOnServer(server, person, 'nutrition_entries')) as { date: string }[];
  expect(sent.filter(({ date }) => date === '2026-01-31')).toMatchObject([
    { food_name: 'Pão francês', quantity_g: 50, meal: 'breakfast' },
    { food_name: 'Ovo', quantity_g: 45, meal: 'breakfast' },
  ]);
  await undo(page, '2 alimentos salvos');
  await expect.poll(() => rowsOnServer(server, person, 'nutrition_entries')).toHaveLength(3);
});

test('a food of the table is found without accents, its household measures add up, and typed values stay', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/nutrition');
  const table = page.getByRole('list', { name: 'Alimentos da tabela' });
  // The values of a food that the user replaces must not stay.
  await food(page).fill('banana');
  await table.getByRole('button', { name: 'banana', exact: true }).click();
  await food(page).fill('feijao preto');
  await table.getByRole('button', { name: 'feijão-preto cozido' }).click();
  await expect(food(page)).toHaveValue('feijão-preto cozido');
  await expect(table).toBeHidden();
  const measures = page.getByRole('group', { name: 'Somar uma medida' });
  await expect(measures).toBeFocused();
  await expect(page.getByText(/Valores da tabela USDA SR28/)).toBeVisible();
  await measures.getByRole('button', { name: '1 xícara (172 g)' }).click();
  await expect(quantity(page)).toHaveValue('172');
  await page.getByText('Calorias e nutrientes', { exact: true }).click();
  await expect(page.getByLabel('Calorias')).toHaveValue('227');
  await page.getByLabel('Sódio').fill('300');
  await measures.getByRole('button', { name: '1 xícara (172 g)' }).click();
  await expect(quantity(page)).toHaveValue('344');
  await expect(page.getByLabel('Calorias')).toHaveValue('454,1');
  await expect(page.getByLabel('Sódio')).toHaveValue('300');
  await save(page);
  await expect
    .poll(() => rowsOnServer(server, person, 'nutrition_entries'))
    .toMatchObject([{ food_name: 'feijão-preto cozido', quantity_g: 344, calories: 454.1, sodium_mg: 300 }]);

  await food(page).fill('feijao-preto cozido');
  await expect(page.getByRole('button', { name: 'Usar os valores de feijão-preto cozido' })).toBeVisible();
  await expect(table).toBeHidden();
});

test(
  'an allergy in the profile shows a calm hint, and without numbers the page neither asks for nor shows any',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    await writeAllergies(server, person, 'Amendoim, camarão');
    const page = await openAs(person, '/nutrition');
    await food(page).fill('Pasta de AMENDOINS');
    await expect(page.getByText('Combina com uma alergia do seu perfil: Amendoim')).toBeVisible();
    await quantity(page).fill('30');
    await save(page);
    await expect(entries(page).getByText('30 g')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Comer sem números' }).check();
    await expect(quantity(page)).toBeHidden();
    await expect(totals(page)).toBeHidden();
    await food(page).fill('Sopa');
    await page.getByRole('checkbox', { name: 'Contém glúten' }).check();
    await save(page);
    await expect(entries(page).getByText('Sopa')).toBeVisible();
    await expect(page.getByText('Tudo salvo').first()).toBeVisible();
    await page.reload();
    await expect(entries(page).getByText('Contém glúten')).toBeVisible();
    await page.getByText('Ver como tabela').first().click();
    await expect(page.getByRole('main')).not.toContainText(/\d\s?(?:g|kcal|mg)(?!\p{L})/u);
    expect(await rowsOnServer(server, person, 'nutrition_entries')).toEqual(
      expect.arrayContaining([expect.objectContaining({ food_name: 'Sopa', quantity_g: null, contains_gluten: true })]),
    );

    // After the user turns numbers on again, one press can repeat only foods with a quantity.
    const recent = page.getByRole('region', { name: 'Alimentos recentes' });
    await expect(recent.getByRole('button', { name: /^Sopa/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Comer sem números' }).uncheck();
    await expect(recent.getByRole('button', { name: /^Pasta de AMENDOINS/ })).toBeVisible();
    await expect(recent.getByRole('button', { name: /^Sopa/ })).toHaveCount(0);
  },
);

test(
  'an ambiguous decimal or thousands separator is queried, a long name is not cut silently, and foods are offered on past days',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person, '/nutrition');
    await food(page).fill('Feijão'.repeat(40));
    await quantity(page).fill('1.200');
    await save(page);
    await expect(food(page)).toHaveAccessibleDescription(/200/);
    await food(page).fill('Feijão');
    await save(page);
    await expect(quantity(page)).toHaveAccessibleDescription(/Você quis dizer 1\.200 ou 1,2\?/);
    await expectAccessible(page);
    expect(await rowsOnServer(server, person, 'nutrition_entries')).toEqual([]);
    await page.getByRole('group', { name: 'Você quis dizer 1.200 ou 1,2?' }).getByRole('button', { name: '1.200' }).click();
    await expect(quantity(page)).toHaveValue('1200');
    await expect(quantity(page)).toBeFocused();
    await save(page);
    await expect
      .poll(() => rowsOnServer(server, person, 'nutrition_entries'))
      .toMatchObject([{ food_name: 'Feijão', quantity_g: 1200 }]);
    await page.goto(`${server.url}/nutrition?date=2026-01-31`);
    await expect(
      page.getByRole('region', { name: 'Alimentos recentes' }).getByRole('button', { name: /^Feijão/ }),
    ).toBeVisible();
  },
);
