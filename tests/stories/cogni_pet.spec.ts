import type { Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import { changePremium } from '../support/person.ts';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The companion (Meu COGN) eats, plays, rests, grows and finds things, and nothing bad ever happens to it. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Opens the level and the points. A visit does not show them unless the user asks. */
const showGrowth = (page: Page) => page.getByText('Ver o nível e os pontos').click();
const says = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

const daysLongAgo = (count: number, row: object) =>
  Array.from({ length: count }, (_, index) => ({ ...row, date: `2025-01-${String(index + 1).padStart(2, '0')}` }));

test('the companion eats, plays and rests, each with a text and equal points, and is unchanged after a reload', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/cogni_pet');
  await says(page, 'COGN está por aqui, sem pressa.');
  await expect(page.getByText('Hoje está em branco, e tudo bem.')).toBeVisible();
  await expect(page.getByText('pontos neste nível')).toBeHidden();
  await showGrowth(page);
  await press(page, 'Alimentar');
  await says(page, 'COGN comeu uma frutinha e gostou.');
  await press(page, 'Brincar');
  await says(page, 'COGN pulou com a bola e se divertiu.');
  await press(page, 'Descansar');
  await says(page, 'COGN fechou os olhos e descansou um pouco.');
  await expect(page.getByRole('img', { name: 'COGN de olhos fechados, descansando' })).toBeVisible();
  await expect(page.getByText('3 de 12 pontos neste nível.')).toBeVisible();

  // The pet accepts a fourth action, which adds no point.
  await press(page, 'Descansar');
  await says(page, 'COGN se enroscou e respirou devagar.');
  await expect(page.getByText('Hoje: 1 refeição, 1 brincadeira e 2 descansos.')).toBeVisible();
  await expect(page.getByText('3 de 12 pontos neste nível.')).toBeVisible();
  await expect.poll(() => rowsOnServer(server, person, 'pet_actions')).toHaveLength(4);
  await page.reload();
  await showGrowth(page);
  await expect(page.getByText('3 de 12 pontos neste nível.')).toBeVisible();
  await expect(page.getByText('Hoje: 1 refeição, 1 brincadeira e 2 descansos.')).toBeVisible();
});

test(
  'on a phone no button moves from under the finger, whatever text appears',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server, { premium: true }), '/cogni_pet');
    await page.setViewportSize({ width: 390, height: 844 });
    await says(page, 'COGN está por aqui, sem pressa.');
    await expect(page.getByText('Hoje está em branco, e tudo bem.')).toBeVisible();
    const place = async () => (await page.getByRole('button', { name: 'Descansar', exact: true }).boundingBox())!.y;
    const before = await place();
    for (const name of ['Alimentar', 'Brincar', 'Descansar', 'Brincar', 'Descansar']) {
      await press(page, name);
      await says(page, '.');
      expect(await place()).toBe(before);
    }
  },
);

test('entries of any page count, a new level is announced once, and removing an entry takes no points away', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'water_entries', daysLongAgo(6, { amount_ml: 250 }));
  await plantRow(server, person, 'pet_actions', daysLongAgo(5, { kind: 'rest' }));
  const page = await openAs(person, '/cogni_pet');
  await showGrowth(page);
  await expect(page.getByText('11 de 12 pontos neste nível.')).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Pontos neste nível' });
  await expect(bar).toHaveAttribute('aria-valuetext', '11 de 12 pontos neste nível.');
  await press(page, 'Descansar');
  await expect(page.getByText('COGN cresceu').first()).toBeVisible();
  await expect(page.getByText('Encontrou: pedras.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nível 2' })).toBeVisible();
  await expect.poll(() => rowsOnServer(server, person, 'pets')).toMatchObject([{ seen_level: 2 }]);

  await fetch(`${server.url}/rest/v1/water_entries?amount_ml=eq.250`, {
    method: 'DELETE',
    headers: { ...ownConnection, authorization: `Bearer ${person.session.access_token}` },
  });
  await page.reload();
  await showGrowth(page);
  await expect(page.getByText('0 de 12 pontos neste nível.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nível 2' })).toBeVisible();
  await expect(page.getByText('COGN cresceu')).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Registros 6' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Cuidados 6' })).toBeVisible();
});

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
  await plantRow(server, person, 'pets', [{ seen_level: 10 }]);
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

test(
  'by keyboard the focus stays on the button, and with reduced motion nothing moves but a text still reports the action',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server, { premium: true }), '/cogni_pet');
    const button = page.getByRole('button', { name: 'Brincar', exact: true });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button.focus();
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        document.body.dataset['moved'] = String(Number(document.body.dataset['moved'] ?? 0) + 1);
        return animate.apply(this, given);
      };
    });
    await page.keyboard.press('Enter');
    await says(page, 'COGN pulou com a bola e se divertiu.');
    await expect(page.locator('body')).toHaveAttribute('data-moved', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Space');
    await expect(page.getByText('Hoje: 2 brincadeiras.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'COGN de braços abertos, ao lado de uma bola' })).toBeVisible();
    await says(page, 'COGN rolou a bola e foi atrás dela.');
    await expect(button).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-moved', '1');
  },
);

test('an action made offline is stored and counts at once, and reaches the server later', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/cogni_pet');
  await says(page, 'COGN está por aqui, sem pressa.');
  await showGrowth(page);
  await page.context().setOffline(true);
  await press(page, 'Descansar');
  await expect(page.getByText('1 de 12 pontos neste nível.')).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(() => rowsOnServer(server, person, 'pet_actions'), { timeout: 20_000 })
    .toMatchObject([{ kind: 'rest' }]);
  await expect(page.getByText('1 de 12 pontos neste nível.')).toBeVisible();
});

test('a companion that grew by entries alone can still be viewed after premium', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'water_entries', daysLongAgo(4, { amount_ml: 250 }));
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
  await plantRow(server, person, 'pet_actions', daysLongAgo(2, { kind: 'rest' }));
  const page = await openAs(person, '/cogni_pet');
  await showGrowth(page);
  await expect(page.getByText('2 de 12 pontos neste nível.')).toBeVisible();
  await changePremium(server, person.email, null);
  await page.reload();
  // No premium dialog opens over a page that was already open (see `PageGate`). The button is on the locked page itself.
  await page.getByRole('main').getByRole('button', { name: 'Ver meus registros' }).click();
  await showGrowth(page);
  await expect(page.getByText('2 de 12 pontos neste nível.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descansar', exact: true })).toHaveCount(0);
});
