import type { Page } from '@playwright/test';
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
