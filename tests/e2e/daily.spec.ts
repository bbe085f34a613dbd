import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Daily entry: seven senses on five levels, the user’s usual level, triggers, and how the day was. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a check-in may have any of its fields, by touch and by arrow keys, and a day may have several', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/daily');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Diga pelo menos uma coisa, a que quiser.')).toBeVisible();

  const hearing = page.getByRole('group', { name: 'Audição' });
  await hearing.getByRole('radio', { name: 'mais', exact: true }).check();
  await page.keyboard.press('ArrowRight');
  await expect(hearing.getByRole('radio', { name: 'muito mais' })).toBeChecked();
  await page.getByRole('group', { name: 'Como foi o dia?' }).getByRole('radio', { name: 'cansativo' }).check();
  await page.getByLabel('O que mexeu com os sentidos?').fill('Furadeira no prédio.');
  await page.getByText('Como você reagiu').click();
  await page.getByRole('checkbox', { name: /^evitar/ }).check();
  await press(page, 'Salvar registro');
  const entry = page.getByRole('listitem').filter({ hasText: 'cansativo' });
  await expect(entry).toContainText('muito mais');
  await expect(entry).toContainText('evitar: me afastei ou me protegi');
  await expect(page.getByRole('region', { name: 'O que mexeu com os sentidos' })).toContainText('Furadeira no prédio.');

  await press(page, 'Igual à última vez: 1 sentido');
  await expect(entry).toHaveCount(2);
  await expect(
    page.getByText('Há 2 registros. O sentido que mais vezes deixou entrar mais foi “Audição”: 2 vezes.').first(),
  ).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'daily_entries'))
    .toMatchObject([
      { auditory: 'veryHyper', visual: null, day_pattern: 'tiring', sensory_responses: ['avoiding'] },
      // Repeating the last entry does not repeat its trigger.
      { auditory: 'veryHyper', day_pattern: 'tiring', sensory_trigger: null, sensory_responses: null },
    ]);
  await expect(page.getByText('O mais anotado foi “cansativo”: 2 vezes.').first()).toBeVisible();
});

test('the user’s usual level appears beneath a sense after five answers', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/daily');
  const hearing = page.getByRole('group', { name: 'Audição' });
  await expect(hearing).toContainText('Sons, vozes, ruído de fundo.');
  for (const [day, answer] of ['mais', 'mais', 'muito mais', 'mais', 'menos'].entries()) {
    await page.goto(`${server.url}/daily?date=2026-11-0${day + 1}`);
    await hearing.getByRole('radio', { name: answer, exact: true }).check();
    await press(page, 'Salvar registro');
    await expect(page.getByRole('listitem').filter({ has: page.getByText(answer, { exact: true }) })).toHaveCount(1);
  }
  await page.goto(`${server.url}/daily?date=2026-11-08`);
  await expect(hearing).toContainText('Mais frequente em você: mais');
});
