import type { Page } from '@playwright/test';
import { plantRow } from '../support/plant-row.ts';
import { removeEntry } from '../support/remove-entry.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Facts of the day: a category, a short text, and the facts of the same day in earlier months and years. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a fact has a category and a text, is counted by category, changed, removed and restored', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/facts');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Escolha o tipo que mais combina.')).toBeVisible();
  await expect(page.getByText('Escreva algumas palavras sobre o fato.')).toBeVisible();

  await page.getByRole('radio', { name: 'conquista' }).check();
  await page.getByLabel('O que aconteceu?').fill('Liguei para marcar a consulta.');
  await press(page, 'Salvar registro');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Liguei para marcar' });
  await expect(entry).toContainText('conquista');
  await expect(page.getByText('Há 1 registro. O tipo mais anotado foi “conquista”.').first()).toBeVisible();

  await press(page, /^Editar/);
  await page.getByRole('radio', { name: 'desafio' }).first().check();
  await press(page, 'Salvar mudanças');
  await expect(entry).toContainText('desafio');
  await expect
    .poll(() => rowsOnServer(server, person, 'facts_entries'))
    .toMatchObject([{ category: 'challenge', text: 'Liguei para marcar a consulta.' }]);

  await removeEntry(page);
  await expect(entry).toHaveCount(0);
  await undo(page, 'Registro removido');
  await expect(entry).toHaveCount(1);
});

test('facts from the same day a year and a month ago appear with their dates, and those of other days do not', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/facts?date=2024-02-29');
  const record = async (date: string, text: string) => {
    await page.goto(`${server.url}/facts?date=${date}`);
    await page.getByRole('radio', { name: 'aprendizado' }).check();
    await page.getByLabel('O que aconteceu?').fill(text);
    await press(page, 'Salvar registro');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  };
  await record('2023-02-28', 'A luz amarela cansa menos.');
  await record('2024-01-29', 'O fone ajuda no ônibus.');
  await record('2024-01-30', 'Isto é de outro dia.');
  await page.goto(`${server.url}/facts?date=2024-02-29`);
  const card = page.getByRole('region', { name: 'Neste dia, em outros meses e anos' });
  await expect(card.getByRole('listitem')).toHaveText([
    /29 de janeiro de 2024.*O fone ajuda/,
    /28 de fevereiro de 2023.*A luz amarela/,
  ]);
  await expect(card).not.toContainText('outro dia');
});

test('the facts of a month can be read together and filtered by their category', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const facts = [
    ['2025-03-02', 'learning', 'A luz amarela cansa menos.'],
    ['2025-03-09', 'challenge', 'Telefonei sem roteiro.'],
    ['2025-03-10', 'learning', 'O fone ajuda no ônibus.'],
  ] as const;
  for (const [date, category, text] of facts) await plantRow(server, person, 'facts_entries', { date, category, text });
  const page = await openAs(person, '/facts?date=2025-03-11');
  const past = page.getByRole('region', { name: 'Ver dias anteriores' });
  const read = past.getByRole('listitem').filter({ hasText: /\./ });
  await expect(read).toHaveCount(3);
  await expect(read.first()).toContainText('O fone ajuda no ônibus.');
  await past.getByRole('radio', { name: 'desafio' }).check();
  await expect(read).toHaveCount(1);
  await expect(read).toContainText('Telefonei sem roteiro.');
});
