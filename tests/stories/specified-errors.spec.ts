import type { Locator, Page } from '@playwright/test';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { removeEntry } from '../support/remove-entry.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { failTable } from '../support/failing-table.ts';
import { savedToast } from '../support/toasts.ts';

/** Errors with specified texts (scripts/words/specified-texts.mjs). Each must appear only when it is true. */

const toast = (page: Page, words: string) => page.getByText(words).first();
const entries = (page: Page) => page.getByRole('region', { name: /^Registros de/ });
const again = (within: Page | Locator) => within.getByRole('button', { name: 'Tentar de novo' });

test('a failing server’s missing entries are an error, and cached entries stay visible', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  const page = await openAs(person, '/water');
  await expect(page.getByText('330 ml neste dia')).toBeVisible();
  const trouble = await failTable(page, 'water_entries', 'failing');
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
  await failTable(page, 'reminders', 'refusing');
  await page.goto(`${server.url}/reminders`);
  await expect(page.getByText('Erro ao carregar os registros.')).toHaveCount(1);
  await expect(page.getByText('Nenhum lembrete por enquanto')).toHaveCount(0);
});

test('an entry that the server refuses is not reported as saved', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await failTable(page, 'water_entries', 'refusing', 'POST');
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  await expect(toast(page, 'Erro ao salvar o registro.')).toBeVisible();
  await expect(entries(page).getByText('Não foi salvo')).toBeVisible();
  await expect(page.getByText(/^Registro salvo/)).toHaveCount(0);
});

test('an entry that the server refuses to remove is not reported as removed, and reappears', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  const page = await openAs(person, '/water');
  await failTable(page, 'water_entries', 'refusing', 'DELETE');
  await removeEntry(page);
  await expect(toast(page, 'Erro ao remover o registro.')).toBeVisible();
  await expect(entries(page).getByRole('listitem')).toHaveText(/330/);
  await expect(page.getByText('Registro removido')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  expect(await rowsOnServer(server, person, 'water_entries')).toHaveLength(1);
});

test('an entry added with one press stays when the server refuses its undo', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  await expect(savedToast(page, /Água: 250\sml/)).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await failTable(page, 'water_entries', 'refusing', 'DELETE');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(toast(page, 'Erro ao remover o registro.')).toBeVisible();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
});

test('a list item that the server refuses to remove reappears in the list', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'emergency_contacts', { name: 'Bia', phone: '+55 11 90000-0000' });
  const page = await openAs(person, '/profile');
  await failTable(page, 'emergency_contacts', 'refusing', 'DELETE');
  await page.getByRole('heading', { name: 'Contatos de emergência' }).click();
  await page.getByRole('button', { name: 'Remover: Bia' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover Bia' }).click();
  await expect(toast(page, 'Erro ao remover o registro.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover: Bia' })).toBeVisible();
  await expect(page.getByText('Você removeu da lista: Bia')).toHaveCount(0);
});

test('a removal made offline is reported as saved on this device, and can be undone there', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  const page = await openAs(person, '/water');
  const trouble = await failTable(page, 'water_entries', 'unreachable', 'DELETE');
  await removeEntry(page);
  await expect(page.getByText('A remoção será enviada quando a conexão voltar.').first()).toBeVisible();
  await expect(entries(page).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(entries(page).getByRole('listitem')).toHaveText(/330/);
  await trouble.end();
  await expect.poll(async () => (await rowsOnServer(server, person, 'water_entries')).length).toBe(1);
});

test('a profile that cannot be loaded is an error, and its cached values stay', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/profile');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  const trouble = await failTable(page, 'profiles', 'failing');
  await page.reload();
  await expect(page.getByText('Erro ao carregar o perfil.')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  await trouble.end();
  await again(page).click();
  await expect(page.getByText('Erro ao carregar o perfil.')).toHaveCount(0);
});

test('a profile that the server refuses to save is an error', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/profile');
  await failTable(page, 'profiles', 'refusing', 'PATCH');
  await page.getByLabel('Nome completo').fill('Ana Souza Lima');
  await page.getByRole('button', { name: 'Salvar meus dados' }).click();
  await expect(toast(page, 'Erro ao salvar o perfil.')).toBeVisible();
  await expect(page.getByText('Perfil salvo')).toHaveCount(0);
});

/** The smallest file that the page accepts as a photo. */
const photo = {
  name: 'foto.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
};

test(
  'a refused photo and a refused photo address are two different errors',
  { tag: '@browser' },
  async ({ openAs, server }) => {
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

    await failTable(page, 'profiles', 'refusing', 'PATCH');
    await page.getByRole('button', { name: 'Enviar de novo' }).click();
    await expect(toast(page, 'Erro ao salvar o endereço da foto.')).toBeVisible();
    await expect(page.getByText('Foto salva')).toHaveCount(0);
  },
);

test('a busy server at sign-in is reported in the form with the time of the next try, and typed text stays', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00-03:00'));
  const refusal = { code: 'not_ready', message: 'The database does not answer at the moment. Try again shortly.' };
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 503, json: refusal, headers: { 'retry-after': '180', 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${server.url}/auth`);
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('três palavras juntas');
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  const notice = page.locator('form').getByRole('alert');
  await expect(notice).toContainText('O servidor está ocupado');
  await expect(notice).toContainText(/Tente de novo às \d\d:03/);
  await expect(page.getByText('Não foi possível entrar')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('três palavras juntas');
});
