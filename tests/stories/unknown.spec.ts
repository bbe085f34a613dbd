import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { failTable } from '../support/failing-table.ts';

/**
 * The server is unreachable, and this device has no cached rows. No list may appear empty, no form may start with a possibly
 * wrong number, and no request may repeat endlessly.
 */

const absent = 'O que você guardou antes aparece quando a conexão voltar';

/** For each case: the page's path, its table, and its text for an empty list. */
const pages = [
  ['reminders', 'reminders', 'Nenhum lembrete por enquanto'],
  ['routine', 'routine_tasks', 'Sua rotina ainda está vazia'],
  ['recipes', 'recipes', 'Nenhuma receita ainda'],
  ['readings', 'readings', 'Nenhuma leitura ainda'],
  ['', 'emergency_contacts', 'Nenhum contato de emergência ainda.'],
  ['medications', 'medications', 'Sua lista de remédios está vazia'],
  ['water', 'water_entries', 'Nenhum registro neste período.'],
  ['calendar', 'appointments', 'Nada marcado para os próximos três meses.'],
] as const;

test('unknown data do not appear as an empty list', async ({ page, openAs, server }) => {
  for (const [, table] of pages) await failTable(page, table, 'unreachable');
  await openAs(await makePerson(server), '/profile');
  for (const [path, , emptyText] of pages) {
    await page.goto(`${server.url}/${path}`);
    await expect(page.getByText(absent).first(), path).toBeVisible();
    await expect(page.getByText(emptyText), path).toHaveCount(0);
  }
});

test('an unknown goal is neither shown nor offered for saving', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_settings', { goal_ml: 1750, glass_ml: 250 });
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 1900 });
  const page = await openAs(person, '/profile');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  const trouble = await failTable(page, 'water_settings', 'unreachable');
  await page.goto(`${server.url}/water`);
  await expect(page.getByText('1.900 ml neste dia')).toBeVisible();
  await expect(page.getByText(absent)).toBeVisible();
  await expect(page.getByText(/Sua meta|sua meta/)).toHaveCount(0);
  await expect(page.getByLabel('Meta do dia')).toHaveCount(0);
  await trouble.end();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Meta do dia')).toHaveValue('1750');
  await expect(page.getByText('Você chegou à sua meta de 1.750 ml.')).toBeVisible();
});

test('numbers stay hidden while the setting to hide them is unknown', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'nutrition_settings', { hide_numbers: true });
  await plantRow(server, person, 'nutrition_entries', {
    date: daysAgo(0),
    food_name: 'Arroz',
    quantity_g: 100,
    calories: 130,
  });
  const page = await openAs(person, '/profile');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  for (const trouble of ['unreachable', 'failing'] as const) {
    const { end } = await failTable(page, 'nutrition_settings', trouble);
    await page.goto(`${server.url}/nutrition`);
    await expect(page.getByText('Arroz').first()).toBeVisible();
    await expect(page.getByText(/kcal/)).toHaveCount(0);
    await end();
  }
});

test('unknown messages can be neither reordered nor overwritten', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'quick_messages', { text: 'Volto em cinco minutos.', position: 1 });
  const page = await openAs(person, '/profile');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  const trouble = await failTable(page, 'quick_messages', 'failing');
  await page.goto(`${server.url}/communication`);
  await expect(page.getByText('Erro ao carregar os registros.')).toBeVisible();
  await expect(page.getByText('Enquanto isso, estas mensagens prontas estão aqui.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar ou mudar mensagens' })).toHaveCount(0);
  await trouble.end();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Volto em cinco minutos.')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar ou mudar mensagens' }).click();
  await expect(page.getByRole('button', { name: 'Editar: Volto em cinco minutos.' })).toBeVisible();
  expect(await rowsOnServer(server, person, 'quick_messages')).toHaveLength(1);
});

test('a section that cannot load its data stays on the page', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/profile');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  for (const trouble of ['unreachable', 'failing'] as const) {
    const { count, end } = await failTable(page, 'routine_tasks', trouble);
    await page.goto(`${server.url}/routine`);
    await page.getByRole('button', { name: 'Adicionar passo' }).click();
    const name = page.getByLabel('Passo', { exact: true });
    await name.fill('Beber água');
    // A refetch while the user types changes neither the form nor its text.
    await expect.poll(count).toBeGreaterThan(0);
    const before = count();
    await page.getByRole('group', { name: 'Parte do dia' }).getByText('Manhã').click();
    await expect(name).toHaveValue('Beber água');
    expect(count() - before).toBeLessThan(3);
    expect(before).toBeLessThan(6);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await end();
  }
});

test('"same as last time" finds the last entry, however old it is', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'weight_entries', { date: daysAgo(200), weight_kg: 61.5 });
  await plantRow(server, person, 'weight_entries', { date: daysAgo(400), weight_kg: 72 });
  const page = await openAs(person, '/weight');
  const repeat = page.getByRole('button', { name: /^Repetir: 61,5/ });
  await expect(repeat).toBeVisible();
  // The device has cached the rows by now, so the button "same as last time" must work although the server is unreachable.
  await failTable(page, 'weight_entries', 'unreachable');
  await page.reload();
  await repeat.click();
  await expect(page.getByRole('region', { name: /^Registros de/ }).getByText(/61,5/)).toBeVisible();
});
