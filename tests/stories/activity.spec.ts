import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Physical activity: type, duration, intensity, and the minutes of each week. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const entries = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'min' });

test('an activity is recorded with a usual duration and repeated with one press, and its minutes add up', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/activity');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Escolha a atividade que mais combina.')).toBeVisible();
  await expect(page.getByText('Escreva quantos minutos durou.')).toBeVisible();

  await page.getByRole('radio', { name: 'natação' }).check();
  await press(page, '45 min');
  const minutes = page.getByLabel('Duração em minutos');
  await expect(minutes).toHaveValue('45');
  // A second press on the same button clears the choice.
  await press(page, '45 min');
  await expect(minutes).toHaveValue('');
  await press(page, '45 min');
  await page.getByRole('radio', { name: 'forte' }).check();
  await press(page, 'Limpar escolha');
  await expect(page.getByRole('radio', { name: 'leve' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'forte' })).not.toBeChecked();
  await press(page, 'Salvar registro');
  await expect(entries(page)).toHaveCount(1);

  await press(page, 'Repetir: natação · 45 min');
  await expect(entries(page)).toHaveCount(2);
  await expect(page.getByText('Há atividade em 1 dia, com 1 h 30 min ao todo.').first()).toBeVisible();
  await expect(page.getByText('O tipo com mais tempo foi natação, com 1 h 30 min.').first()).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'activity_entries'))
    .toMatchObject([
      { type: 'swimming', duration_minutes: 45, intensity: null, own_name: null },
      { type: 'swimming', duration_minutes: 45 },
    ]);
});

test('an activity of another kind has its own name, and a text asks the person to check a very long one', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/activity');
  await page.getByRole('radio', { name: 'outra' }).check();
  await page.getByLabel('Nome da atividade').fill('dança');
  const minutes = page.getByLabel('Duração em minutos');
  await minutes.fill('15h');
  await page.getByLabel('Notas').focus();
  await expect(minutes).toHaveValue('900');
  await expect(page.getByText('São mais de 8\u00a0h.')).toBeVisible();
  await minutes.fill('25');
  await press(page, 'Salvar registro');
  await expect(entries(page)).toContainText('dança');

  await press(page, /^Editar/);
  await page.getByRole('radio', { name: 'corrida' }).check();
  await expect(page.getByLabel('Nome da atividade')).toHaveValue('dança');
  await press(page, 'Salvar mudanças');
  await expect(entries(page)).toContainText('corrida (dança)');
  await page.getByRole('radio', { name: 'Mês' }).check();
  await page.getByText('Ver como tabela').last().click();
  await expect(page.getByRole('row', { name: /corrida/ })).toContainText('25 min');
});
