import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { ownConnection } from '../support/own-connection.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Two tabs or devices edit one entry. The later save never overwrites a version that the user has not seen: the user chooses. */

const entries = (page: Page) => page.getByRole('region', { name: /^Registros de/ });
const weight = (page: Page) => page.getByLabel('Peso', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Registros que não foram salvos' });

async function edit(page: Page, kilos: string): Promise<void> {
  await entries(page)
    .getByRole('button', { name: /^Editar/ })
    .click();
  await weight(page).fill(kilos);
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar mudanças' }).click();

/** Changes the row directly on the server, as another device would. */
async function changeElsewhere(
  server: RunningServer,
  { session }: Person,
  values: object,
  table = 'weight_entries',
): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/${table}?user_id=eq.${session.user.id}`, {
    method: 'PATCH',
    headers: { ...ownConnection, 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(values),
  });
  if (!answer.ok) throw new Error(`the change was not taken: ${String(answer.status)}`);
}

async function withEntry(server: RunningServer): Promise<Person> {
  const person = await makePerson(server);
  await plantRow(server, person, 'weight_entries', { date: daysAgo(0), weight_kg: 70 });
  return person;
}

const kilosOnServer = async (server: RunningServer, person: Person) =>
  (await rowsOnServer<{ weight_kg: number }>(server, person, 'weight_entries')).map(({ weight_kg }) => weight_kg);

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test(
  'when two tabs edit one entry, the later one shows both versions and keeps the chosen one',
  { tag: '@browser' },
  async ({ openAs, server, context }) => {
    const person = await withEntry(server);
    const first = await openAs(person, '/weight');
    const second = await secondTab(context, `${server.url}/weight`);
    await edit(first, '72');
    await first.getByLabel('Notas').fill('de manhã');
    await edit(second, '71');
    await save(second);
    await expect(entries(second).getByText('71 kg')).toBeVisible();
    await expect.poll(() => kilosOnServer(server, person)).toEqual([71]);
    // The save in the other tab does not change the text typed here.
    await first.getByLabel('Notas').pressSequentially(', descalço');
    await expect(weight(first)).toHaveValue('72');

    await save(first);
    await expect(entries(first).getByText('Este registro também mudou em outro lugar.')).toBeVisible();
    expect(await kilosOnServer(server, person)).toEqual([71]);
    await first.getByRole('button', { name: 'Ver as duas versões' }).click();
    await expect(dialog(first)).toContainText('72 kg');
    await expect(dialog(first)).toContainText('71 kg');
    await dialog(first).getByRole('button', { name: 'Ficar com a minha' }).click();
    await expect.poll(() => kilosOnServer(server, person)).toEqual([72]);
    await expect(dialog(first)).toContainText('Nenhum registro nesta situação.');
  },
);

test('an offline edit waits for the choice too, and the other version returns when chosen', async ({
  openAs,
  server,
  context,
}) => {
  const person = await withEntry(server);
  const page = await openAs(person, '/weight');
  await expect(entries(page).getByText('70 kg')).toBeVisible();
  await context.setOffline(true);
  await edit(page, '72');
  await save(page);
  await expect(entries(page).getByText('72 kg')).toBeVisible();
  await changeElsewhere(server, person, { weight_kg: 71 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Ver as duas versões' }).click();
  await dialog(page).getByRole('button', { name: 'Ficar com a outra' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ficar com a outra' }).click();
  await page.keyboard.press('Escape');
  await expect(entries(page).getByText('71 kg')).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  expect(await kilosOnServer(server, person)).toEqual([71]);
});

test('edits of different columns are both saved without a question', async ({ openAs, server }) => {
  const person = await withEntry(server);
  const page = await openAs(person, '/weight');
  await edit(page, '72');
  await changeElsewhere(server, person, { notes: 'depois do almoço' });
  await save(page);
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'weight_entries'))
    .toMatchObject([{ weight_kg: 72, notes: 'depois do almoço' }]);
  await expect(page.getByRole('button', { name: 'Ver as duas versões' })).toHaveCount(0);
});

const thoughtField = (page: Page) => page.getByLabel('O que passa pela sua cabeça?');
const thoughtOnServer = async (server: RunningServer, person: Person) =>
  (await rowsOnServer<{ text: string }>(server, person, 'thoughts_entries')).map(({ text }) => text);

/** Opens a saved thought, continues it offline while another device changes it, and reconnects. */
async function writeOnBothDevices(
  page: Page,
  context: BrowserContext,
  elsewhere: (values: object) => Promise<void>,
): Promise<void> {
  await entries(page)
    .getByRole('button', { name: /^Editar/ })
    .click();
  await expect(thoughtField(page)).toHaveValue('Hoje choveu.');
  await context.setOffline(true);
  await thoughtField(page).fill('Hoje choveu. Fiquei em casa.');
  await thoughtField(page).blur();
  await elsewhere({ text: 'Hoje choveu muito.' });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Ver as duas versões' }).first().click();
  await expect(dialog(page)).toContainText('Hoje choveu. Fiquei em casa.');
  await expect(dialog(page)).toContainText('Hoje choveu muito.');
}

test(
  'a thought that changed elsewhere waits for the choice, and meanwhile keeps all of its text',
  { tag: '@browser' },
  async ({ openAs, server, context }) => {
    const person = await makePerson(server, { premium: true });
    await plantRow(server, person, 'thoughts_entries', { date: daysAgo(0), text: 'Hoje choveu.' });
    const page = await openAs(person, '/thoughts');
    await writeOnBothDevices(page, context, (values) => changeElsewhere(server, person, values, 'thoughts_entries'));
    expect(await thoughtOnServer(server, person)).toEqual(['Hoje choveu muito.']);
    await page.keyboard.press('Escape');
    // Further typing changes this device’s version of the thought, which still waits for the user’s choice.
    await thoughtField(page).fill('Hoje choveu. Fiquei em casa. Li um livro.');
    await thoughtField(page).blur();
    await expect(entries(page)).toContainText('Li um livro.');
    await page.getByRole('button', { name: 'Ver as duas versões' }).first().click();
    await expect(dialog(page)).toContainText('Li um livro.');
    await dialog(page).getByRole('button', { name: 'Ficar com a minha' }).click();
    await expect.poll(() => thoughtOnServer(server, person)).toEqual(['Hoje choveu. Fiquei em casa. Li um livro.']);
    await page.keyboard.press('Escape');
    await thoughtField(page).fill('Hoje choveu. Fiquei em casa. Li dois livros.');
    await thoughtField(page).blur();
    await expect.poll(() => thoughtOnServer(server, person)).toEqual(['Hoje choveu. Fiquei em casa. Li dois livros.']);
  },
);

test('the other version of a thought is in the editor after it is chosen', async ({ openAs, server, context }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'thoughts_entries', { date: daysAgo(0), text: 'Hoje choveu.' });
  const page = await openAs(person, '/thoughts');
  await writeOnBothDevices(page, context, (values) => changeElsewhere(server, person, values, 'thoughts_entries'));
  await dialog(page).getByRole('button', { name: 'Ficar com a outra' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ficar com a outra' }).click();
  await page.keyboard.press('Escape');
  await expect(thoughtField(page)).toHaveValue('Hoje choveu muito.');
  expect(await thoughtOnServer(server, person)).toEqual(['Hoje choveu muito.']);
});

test('a single-row form writes only its changed fields, and two changes of the same text require a choice', async ({
  openAs,
  server,
  context,
}) => {
  const person = await makePerson(server);
  const texts = { communication: 'Por escrito.', overload: 'Barulho.', helps: 'Silêncio.' };
  await plantRow(server, person, 'health_passports', texts);
  const page = await openAs(person, '/profile');
  const section = page.getByRole('region', { name: 'Passaporte de saúde' });
  const passport = () => rowsOnServer(server, person, 'health_passports');
  const savePassport = () => section.getByRole('button', { name: 'Salvar passaporte' }).click();
  await page.getByRole('heading', { name: 'Passaporte de saúde', exact: true }).click();
  await expect(section.getByLabel('O que me ajuda')).toHaveValue('Silêncio.');
  await context.setOffline(true);
  await section.getByLabel('O que me ajuda').fill('Um lugar calmo.');
  await savePassport();
  await changeElsewhere(server, person, { overload: 'Luz forte.' }, 'health_passports');
  await context.setOffline(false);
  await expect.poll(passport).toMatchObject([{ ...texts, overload: 'Luz forte.', helps: 'Um lugar calmo.' }]);
  await expect(section.getByLabel('O que me sobrecarrega')).toHaveValue('Luz forte.');

  await context.setOffline(true);
  await section.getByLabel('O que me ajuda').fill('Um abraço.');
  await savePassport();
  await changeElsewhere(server, person, { helps: 'Música.' }, 'health_passports');
  await context.setOffline(false);
  await page
    .getByRole('button', { name: /não foi salvo/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Um abraço.');
  await expect(dialog(page)).toContainText('Música.');
  await dialog(page).getByRole('button', { name: 'Ficar com a minha' }).click();
  await expect.poll(passport).toMatchObject([{ overload: 'Luz forte.', helps: 'Um abraço.' }]);
});

test('an appointment that ends on its first day here and later elsewhere shows both ends', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const trip = { date: '2099-03-12', end_date: '2099-03-15', name: 'Viagem', type: 'other' };
  await plantRow(server, person, 'appointments', trip);
  const page = await openAs(person, '/calendar?date=2099-03-14');
  await page.getByRole('button', { name: 'Editar · Viagem' }).click();
  await page.getByLabel('Termina em outro dia').uncheck();
  await changeElsewhere(server, person, { end_date: '2099-03-18' }, 'appointments');
  await save(page);
  await page.getByRole('button', { name: 'Ver as duas versões' }).click();
  await expect(dialog(page)).toContainText('Último dia');
  await expect(dialog(page)).toContainText('18 de março de 2099');
  await dialog(page).getByRole('button', { name: 'Ficar com a minha' }).click();
  await expect.poll(() => rowsOnServer(server, person, 'appointments')).toMatchObject([{ ...trip, end_date: null }]);
});
