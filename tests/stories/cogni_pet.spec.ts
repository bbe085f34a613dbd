import type { Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import { changePremium, type Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The companion (Meu COGN) eats, plays, rests, grows and finds things, and nothing bad ever happens to it. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Opens the level and the points, which no visit shows unasked. */
const showGrowth = (page: Page) => page.getByText('Ver o nível e os pontos').click();
const says = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** Writes rows of days long ago directly to the server, past the app. */
async function write(server: RunningServer, person: Person, table: string, rows: readonly object[]): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify(rows.map((row) => ({ ...row, user_id: person.session.user.id }))),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
const daysLongAgo = (count: number, row: object) =>
  Array.from({ length: count }, (_, index) => ({ ...row, date: `2025-01-${String(index + 1).padStart(2, '0')}` }));

test('the companion has the name that the user gives it, also after a reload', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/cogni_pet');
  await page.getByLabel('Nome').fill('Broto');
  await press(page, 'Salvar nome');
  await says(page, 'Broto está por aqui, sem pressa.');
  await expect.poll(() => rowsOnServer(server, person, 'pets')).toMatchObject([{ name: 'Broto' }]);
  await page.reload();
  await says(page, 'Broto está por aqui, sem pressa.');
});

test('the chosen look, place and thing stay after a reload, and what is not found yet is not shown', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await write(server, person, 'pets', [{ seen_level: 10 }]);
  const page = await openAs(person, '/cogni_pet');
  const picture = page.getByRole('img', { name: 'COGN de olhos abertos' });
  await expect(picture).toHaveAccessibleName(/Tem quatro folhas e um botão de flor na cabeça\. .*Lugar: campo\./u);
  await page.getByRole('heading', { name: 'Aparência e lugar' }).click();
  await expect(page.getByRole('radio', { name: 'noite de lua' })).toHaveCount(0);
  for (const name of ['rosa', 'lago', 'livros']) await page.getByRole('radio', { name, exact: true }).check();
  const chosen = /Cor e estampa: rosa\. Lugar: lago\. Ao lado: livros\./u;
  await expect(picture).toHaveAccessibleName(chosen);
  await expect
    .poll(() => rowsOnServer(server, person, 'pets'))
    .toMatchObject([{ look: 'rose', place: 'pond', thing: 'books', seen_level: 10 }]);
  await page.reload();
  await expect(picture).toHaveAccessibleName(chosen);
});

test('a companion that grew by entries alone can still be viewed after premium', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await write(server, person, 'water_entries', daysLongAgo(4, { amount_ml: 250 }));
  const page = await openAs(person, '/cogni_pet');
  await showGrowth(page);
  await expect(page.getByText('4 de 12 pontos neste nível.')).toBeVisible();
  await changePremium(server, person.email, null);
  await page.goto(`${server.url}/water`);
  await page.getByRole('button', { name: /Meu COGN/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
  await showGrowth(page);
  await expect(page.getByText('4 de 12 pontos neste nível.')).toBeVisible();
});

test('after premium the companion can still be viewed, with a gentle text and without buttons', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await write(server, person, 'pet_actions', daysLongAgo(2, { kind: 'rest' }));
  const page = await openAs(person, '/cogni_pet');
  await showGrowth(page);
  await expect(page.getByText('2 de 12 pontos neste nível.')).toBeVisible();
  await changePremium(server, person.email, null);
  await page.reload();
  // The page was open when premium ended, so the page itself says so.
  await page.getByRole('main').getByRole('button', { name: 'Ver meus registros' }).click();
  await showGrowth(page);
  await expect(page.getByText('2 de 12 pontos neste nível.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descansar', exact: true })).toHaveCount(0);
});
