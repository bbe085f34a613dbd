import type { Page } from '@playwright/test';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Social battery: a percentage with the label of its level, what drained and charged it, and the week’s pattern. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('the battery is set by arrow keys, shows the label of its level, and what drained it', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/social?date=2026-11-20');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Diga quanto resta na bateria.')).toBeVisible();

  const level = page.getByRole('slider', { name: 'Quanto resta na bateria?' });
  await level.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('50%, moderada')).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft');
  await expect(level).toHaveAttribute('aria-valuetext', '35%, baixa');
  await page.getByText('O que gastou', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'barulho' }).check();
  await press(page, 'Salvar registro');

  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: '35%, baixa' });
  await expect(entry).toContainText('Gastou: barulho');
  await expect(page.getByText('Em média, a bateria ficou em 35%, baixa.').first()).toBeVisible();
  await expect(page.getByText('O mais anotado foi “barulho”: 1 vez.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Em média, a bateria ficou em 35%, baixa.' })).toContainText('100%');
  await press(page, /^Repetir/);
  await expect(entry).toHaveCount(2);
  await expect
    .poll(() => rowsOnServer(server, person, 'social_entries'))
    .toMatchObject([
      { level: 35, drains: ['noise'], charges: null },
      { level: 35, drains: ['noise'] },
    ]);
});

test('the battery of each day stands beside its appointments, also those that repeat', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'social_entries', { date: '2026-11-13', level: 40 });
  await plantRow(server, person, 'appointments', { date: '2026-11-06', name: 'Grupo', type: 'therapy', repeat: 'weekly' });
  const page = await openAs(person, '/social?date=2026-11-20');
  await expect(page.getByText('As linhas tracejadas marcam 3 dias com compromisso.').first()).toBeVisible();
  const days = page.getByRole('listitem').filter({ hasText: 'Grupo' });
  await expect(days).toHaveText([/20 de nov.*sem registro/, /13 de nov.*40%, moderada/, /6 de nov.*sem registro/]);
});
