import type { Page } from '@playwright/test';
import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { ownConnection } from '../support/own-connection.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Statistics: sums of everything, a folded section for each journal, and links to the underlying days. */

const openSection = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first().click();

test('another period shows its records, and an empty period is reported without reproach', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  await plantRow(server, person, 'water_entries', { date: daysAgo(400), amount_ml: 500 });
  const page = await openAs(person, '/statistics');
  await expect(page.getByText('Nada registrado neste período')).toBeVisible();
  await page.getByRole('radio', { name: 'Tudo' }).check();
  await expect(page.getByText('1 registro em 1 dia')).toBeVisible();
  await expect(page.getByText('Há registros em 1 dia de 401, somando todas as páginas.')).toBeVisible();
  await openSection(page, 'Água');
  await expect(page.getByText('Com tão poucos dias, isto diz pouco.')).toBeVisible();
});

test('a cell of the heat map links to its days when pressed, and is not a tab stop', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const day = { occurred: 'yes', triggers: ['social'], intensity: 3 };
  await plantRow(server, person, 'analysis_entries', { ...day, date: daysAgo(2) });
  await plantRow(server, person, 'analysis_entries', { ...day, date: daysAgo(9) });
  const page = await openAs(person, '/statistics');
  await openSection(page, 'Análise de sobrecarga');
  const map = page.getByRole('region', { name: 'O que dispara' }).getByRole('img');
  await map.getByText('2', { exact: true }).click();
  const days = page.getByRole('dialog', { name: /^pessoas, / });
  await expect(days.getByText('2 dias, os mais novos primeiro.')).toBeVisible();
  await expect(days.getByRole('link').first()).toHaveAttribute('href', `/analysis?date=${daysAgo(2)}`);
  await page.keyboard.press('Escape');
  await expect(days).toHaveCount(0);
  await expect(map.locator('button, a, [tabindex]')).toHaveCount(0);
});

test('a user who never had premium cannot open the page', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/statistics');
  await expect(page.getByText('Esta página faz parte do Premium').first()).toBeAttached();
  await expect(page.getByText('Ver minhas estatísticas')).toHaveCount(0);
});

test('a user who once had premium still sees their own statistics', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  await plantRow(server, person, 'mood_entries', { date: daysAgo(1), mood: 'calm', intensity: 2 });
  const ended = await fetch(`${server.url}/rest/v1/profiles?id=eq.${person.session.user.id}`, {
    method: 'PATCH',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify({ is_premium: false, premium_expires_at: null }),
  });
  expect(ended.ok).toBe(true);
  const page = await openAs(person, '/statistics');
  await page.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
  await expect(page.getByText('Há registros em 1 dia de 30, somando todas as páginas.')).toBeVisible();
});
