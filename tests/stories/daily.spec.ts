import type { Page } from '@playwright/test';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Daily entry: seven senses on five levels, the user’s usual level, triggers, and how the day was. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** The line of a sense. It shows the chosen level, and pressing it opens the levels. */
const line = (page: Page, sense: string) => page.locator('form summary').filter({ hasText: sense });

test('a check-in may have any of its fields, by touch and by arrow keys, and a day may have several', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/daily');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Diga pelo menos uma coisa, a que quiser.')).toBeVisible();

  await line(page, 'Audição').click();
  const hearing = page.getByRole('group', { name: 'Audição' });
  await hearing.getByRole('radio', { name: 'mais', exact: true }).check();
  await page.keyboard.press('ArrowRight');
  await expect(hearing.getByRole('radio', { name: 'muito mais' })).toBeChecked();
  await expect(line(page, 'Audição')).toHaveText('Audição muito mais');
  await page.getByRole('group', { name: 'Como foi o dia?' }).getByRole('radio', { name: 'cansativo' }).check();
  await page.getByLabel('O que mexeu com os sentidos?').fill('Furadeira no prédio.');
  await page.getByText('Como você reagiu').click();
  await page.getByRole('checkbox', { name: /^evitar/ }).check();
  await press(page, 'Salvar registro');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'cansativo' });
  await expect(entry).toContainText('muito mais');
  await expect(entry).toContainText('evitar: me afastei ou me protegi');
  await expect(page.getByRole('region', { name: 'O que mexeu com os sentidos' })).toContainText('Furadeira no prédio.');

  await press(page, 'Repetir: 1 sentido');
  await expect(entry).toHaveCount(2);
  await expect(
    page.getByText('Há 2 registros. O sentido que mais vezes ficou acima do comum foi “Audição”: 2 vezes.').first(),
  ).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'daily_entries'))
    .toMatchObject([
      { auditory: 'veryHyper', visual: null, day_pattern: 'tiring', sensory_responses: ['avoiding'] },
      // Repeating the last entry does not copy its trigger.
      { auditory: 'veryHyper', day_pattern: 'tiring', sensory_trigger: null, sensory_responses: null },
    ]);
  await expect(page.getByText('O mais anotado foi “cansativo”: 2 vezes.').first()).toBeVisible();
});

test('one press says that all senses were as usual, and keeps what was already answered; the most frequent level appears after five answers', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  for (const [day, auditory] of ['hyper', 'hyper', 'veryHyper', 'hyper', 'low'].entries())
    await plantRow(server, person, 'daily_entries', { date: `2026-11-0${day + 1}`, auditory });
  const page = await openAs(person, '/daily?date=2026-11-08');
  await line(page, 'Audição').click();
  await expect(page.getByRole('group', { name: 'Audição' })).toContainText('Mais frequente em você: mais');
  await line(page, 'Tato').click();
  await page.getByRole('group', { name: 'Tato' }).getByRole('radio', { name: 'muito menos' }).check();
  await press(page, 'Tudo como de costume');
  await expect(page.locator('form summary').filter({ hasText: 'o comum' })).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: 'Sentidos preenchidos' })).toBeAttached();
  await press(page, 'Salvar registro');
  await expect
    .poll(async () => (await rowsOnServer(server, person, 'daily_entries')).find(({ date }) => date === '2026-11-08'))
    .toMatchObject({
      ...{ visual: 'normal', auditory: 'normal', tactile: 'hypo', olfactory: 'normal' },
      ...{ proprioceptive: 'normal', vestibular: 'normal', interoceptive: 'normal' },
    });
});
