import type { Locator, Page } from '@playwright/test';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { removeEntry } from '../support/remove-entry.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { troubleTable } from '../support/troubled-table.ts';

/** Errors whose exact texts are specified (scripts/words/specified-texts.mjs). Each appears only when it is true. */

const toast = (page: Page, words: string) => page.getByText(words).first();
const entries = (page: Page) => page.getByRole('region', { name: /^Registros de/ });
const again = (within: Page | Locator) => within.getByRole('button', { name: 'Tentar de novo' });

test('a failing server’s missing entries are an error, and cached entries stay visible', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  const page = await openAs(person, '/water');
  await expect(page.getByText('330 ml neste dia')).toBeVisible();
  const trouble = await troubleTable(page, 'water_entries', 'failing');
  await page.reload();
  await expect(entries(page).getByText('Erro ao carregar os registros.')).toBeVisible();
  await expect(page.getByText('330 ml neste dia')).toBeVisible();
  await expect(page.getByText('Sem conexão agora')).toHaveCount(0);
  await trouble.end();
  await again(entries(page)).click();
  await expect(entries(page).getByText('Erro ao carregar os registros.')).toHaveCount(0);
});

test('entries that the server refuses to return are an error, and never "none yet"', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/profile');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  await troubleTable(page, 'reminders', 'refusing');
  await page.goto(`${server.url}/reminders`);
  // The lists of today’s and of all reminders each show the error after their own response.
  await expect(page.getByText('Erro ao carregar os registros.')).toHaveCount(2);
  await expect(page.getByText('Nenhum lembrete por enquanto')).toHaveCount(0);
});

test('an entry that the server refuses to remove is not reported as removed, and reappears', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  const page = await openAs(person, '/water');
  await troubleTable(page, 'water_entries', 'refusing', 'DELETE');
  await removeEntry(page);
  await expect(toast(page, 'Erro ao remover o registro.')).toBeVisible();
  await expect(entries(page).getByRole('listitem')).toHaveText(/330/);
  await expect(page.getByText('Registro removido')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  expect(await rowsOnServer(server, person, 'water_entries')).toHaveLength(1);
});

test('a profile that cannot be loaded is an error, and its cached values stay', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/profile');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  const trouble = await troubleTable(page, 'profiles', 'failing');
  await page.reload();
  await expect(page.getByText('Erro ao carregar o perfil.')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  await trouble.end();
  await again(page).click();
  await expect(page.getByText('Erro ao carregar o perfil.')).toHaveCount(0);
});

/** The smallest file that the page accepts as a photo. */
const photo = {
  name: 'foto.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
};

test('a refused photo and a refused photo address are two different errors', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/profile');
  await page.getByRole('heading', { name: 'Foto', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
  const address = '**/storage/v1/object/avatars/**';
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { statusCode: '500', error: 'x', message: 'x' } }),
  );
  await page.locator('input[type="file"]').setInputFiles(photo);
  await expect(page.getByRole('alert').getByText('Erro ao enviar a foto')).toBeVisible();
  await page.unroute(address);

  await troubleTable(page, 'profiles', 'refusing', 'PATCH');
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(toast(page, 'Erro ao salvar o endereço da foto.')).toBeVisible();
  await expect(page.getByText('Foto salva')).toHaveCount(0);
});
