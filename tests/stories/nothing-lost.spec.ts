import type { Page } from '@playwright/test';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { failTable } from '../support/failing-table.ts';

/** Rights, typed text and saved records survive server errors and interruptions while a device synchronises. */

const saved = (page: Page) => expect(page.getByText('Tudo salvo').first()).toBeVisible();
const retryAt = (page: Page) => page.getByText(/^O aplicativo tenta de novo às \d{2}:\d{2}:\d{2}\.$/).first();
const locked = (page: Page) => page.getByText('Esta página faz parte do Premium');
const entries = (page: Page) => page.getByRole('region', { name: /^Registros de/ });
const statistics = (page: Page) => page.getByRole('group', { name: 'Período' }).first();

test('a busy server locks no premium page, and the app asks again when the page says so', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/statistics');
  await expect(statistics(page)).toBeVisible();
  const trouble = await failTable(page, 'profiles', 'busy');
  await page.reload();
  await expect(statistics(page)).toBeVisible();
  await expect(locked(page)).toHaveCount(0);

  // The device no longer has a cached profile, so the app cannot know whether the user has premium. No page may appear
  // locked, and the app must retry the request without user input.
  await page.evaluate(
    () => new Promise((done) => Object.assign(indexedDB.deleteDatabase('cogn'), { onsuccess: done, onblocked: done })),
  );
  await page.reload();
  await expect(page.getByText('Erro ao carregar o perfil.')).toBeVisible();
  await expect(retryAt(page)).toBeVisible();
  await expect(locked(page)).toHaveCount(0);
  await trouble.end();
  await expect(statistics(page)).toBeVisible({ timeout: 20_000 });
  await expect(retryAt(page)).toHaveCount(0);
});

test('an administrator keeps the role while the server is busy', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { admin: true }), '/admin');
  const part = page.getByRole('group', { name: 'O que ver' }).or(page.getByRole('radiogroup')).first();
  await expect(part).toBeVisible();
  await failTable(page, 'profiles', 'busy');
  await page.reload();
  await expect(part).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('an entry saved offline on a day without cached rows stays visible when the network returns', async ({
  openAs,
  server,
  context,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/weight');
  await expect(page.getByLabel('Peso', { exact: true })).toBeVisible();
  await saved(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Anterior', exact: true }).click();
  await expect(page.getByText('Nada deste dia está neste aparelho')).toBeVisible();
  await page.getByLabel('Peso', { exact: true }).fill('70');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  const entry = entries(page).getByRole('listitem');
  await expect(entry).toContainText('70 kg');
  // The write reaches the server while requests for that day's rows still fail.
  const trouble = await failTable(page, 'weight_entries', 'unreachable');
  await context.setOffline(false);
  await saved(page);
  await expect(entry).toContainText('70 kg');
  expect(await rowsOnServer(server, person, 'weight_entries')).toHaveLength(1);
  await trouble.end();
  // A request that was sent before the failures ended still fails. So the test presses the button until one request succeeds.
  const retry = () =>
    page.getByRole('button', { name: 'Tentar de novo' }).evaluateAll(([first]: HTMLElement[]) => first?.click());
  await expect.poll(async () => (await retry(), page.getByText(/^Sem conexão agora/).count())).toBe(0);
  await expect(entry).toHaveCount(1);
});

test('a double tap on "same as last time" saves one entry', { tag: '@browser' }, async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'mood_entries', { date: daysAgo(1), mood: 'calm', intensity: 3 });
  const page = await openAs(person, '/mood');
  await page.getByRole('button', { name: /^Repetir/ }).dblclick();
  await expect(entries(page).getByRole('listitem')).toHaveCount(1);
  await saved(page);
  expect(await rowsOnServer(server, person, 'mood_entries')).toHaveLength(2);
});
