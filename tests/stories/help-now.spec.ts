import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { findCoveredHelpControls } from '../support/comfort/find-covered-help-controls.ts';
import { installPageTools } from '../support/comfort/page-tools.ts';
import { helpNowIsFetched } from '../support/help-now-is-fetched.ts';
import { signedOutPaths, pagesInSidebar } from '../support/registry.ts';
import { plantRow } from '../support/plant-row.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';
import type { Person } from '../support/person.ts';
import type { RunningServer } from '../support/server.ts';
import { isInFifthOfThisRun, ofThisRun } from '../support/rotation.ts';

/** Help now is free and on every screen: signed in or out, online or offline (comfort rule 27). */

const opener = (page: Page) => page.getByRole('button', { name: 'Ajuda agora', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ajuda agora' });
const country = (page: Page) => panel(page).getByLabel('País onde você está');

async function open(page: Page): Promise<void> {
  await helpNowIsFetched(page);
  await opener(page).click();
  await expect(country(page)).toBeVisible();
}

const addContact = (server: RunningServer, person: Person, name: string, phone: string) =>
  plantRow(server, person, 'emergency_contacts', [{ name, phone }]);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/auth/);
}

test(
  'the button is at the end of the first line of every screen, signed out and signed in (each run checks a fifth)',
  { tag: '@browser' },
  async ({ page, server }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const places: string[] = [];
    const checkPage = async (path: string) => {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const box = await opener(page).boundingBox();
      expect(box?.height, path).toBeGreaterThanOrEqual(44);
      expect(box?.y, path).toBeLessThan(40);
      places.push(String(Math.round((box?.x ?? 0) + (box?.width ?? 0))));
    };
    for (const path of signedOutPaths.filter(isInFifthOfThisRun)) await checkPage(path);
    const person = await makePerson(server, { premium: true });
    await rememberSession(page, person.session);
    await page.goto(server.url);
    for (const path of [...(await pagesInSidebar(page)), '/pricing'].filter(isInFifthOfThisRun)) await checkPage(path);
    expect([...new Set(places)]).toHaveLength(1);
  },
);

test(
  'the country is never guessed, is stored on this device, and shows its numbers after one tap',
  { tag: '@browser' },
  async ({ page, server }) => {
    await page.goto(`${server.url}/auth`);
    await open(page);
    await expect(country(page)).toHaveValue('');
    await expect(panel(page).getByRole('link', { name: /Ligar/ })).toHaveCount(0);
    await country(page).selectOption({ label: 'Brasil' });
    await expect(panel(page).getByRole('link', { name: 'Ligar 188' })).toHaveAttribute('href', 'tel:188');
    await expect(panel(page).getByRole('link', { name: 'Ligar 192' })).toHaveAttribute('href', 'tel:192');
    await expect(panel(page).getByText('Todos os dias, 24 horas · Ligação gratuita')).toBeVisible();
    await page.reload();
    await expect(country(page), 'still open after a reload').toHaveValue('BR');
    await page.keyboard.press('Escape');
    await page.getByLabel('Idioma').selectOption('en');
    await page.getByRole('button', { name: 'Help now' }).click();
    await expect(page.getByLabel('Country where you are')).toHaveValue('BR');
    await page.getByLabel('Country where you are').selectOption('US');
    await expect(page.getByRole('link', { name: 'SMS to 988' })).toHaveAttribute('href', 'sms:988');
  },
);

test(
  'an earlier toast covers neither a number nor the country, and a message without free space waits',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await installPageTools(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(await makePerson(server), '/water');
    await page.getByRole('button', { name: 'Bebi um copo' }).click();
    const undo = page.getByRole('button', { name: 'Desfazer' });
    await expect(undo).toBeVisible();
    await open(page);
    await country(page).selectOption('BR');
    await expect(panel(page).getByRole('link', { name: 'Ligar 192' })).toBeVisible();
    // Polls, because the toast moves only after the panel has its final height.
    await expect.poll(() => findCoveredHelpControls(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 480 });
    await expect.poll(() => findCoveredHelpControls(page, 'at 320 px')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(undo).toBeVisible();
  },
);

test('after the first visit Help now opens offline', { tag: '@browser' }, async ({ page, context, server }) => {
  const onTheirWay = new Set<object>();
  let last = 0;
  const note = () => (last = Date.now());
  page.on('request', (request) => note() && onTheirWay.add(request));
  page.on('requestfinished', (request) => note() && onTheirWay.delete(request));
  const messages = page.waitForResponse(/\/help-now\.pt\.json$/);
  await page.goto(`${server.url}/auth`);
  await messages;
  // Each script requests its imports only after it has loaded. So half a second without a new request means an idle network.
  await expect.poll(() => onTheirWay.size === 0 && Date.now() - last > 500).toBe(true);
  await context.setOffline(true);
  await open(page);
  await country(page).selectOption('PT');
  await expect(panel(page).getByRole('link', { name: 'Ligar 1411' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Abrir meu cartão' }).click();
  await expect(page.getByText(/^Preciso de ajuda\. Estou em sobrecarga/)).toBeVisible();
});

test(
  'when the panel cannot be fetched, the fallback lines of every country still appear',
  { tag: '@browser' },
  async ({ page, server }) => {
    await page.route('**/assets/help-now-*.js', (route) => route.abort());
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await opener(page).click();
    await expect(panel(page).getByRole('listitem').filter({ hasText: 'Brasil' }).getByRole('link')).toHaveText([
      '188',
      '192',
    ]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  },
);

test(
  'when the app’s messages cannot be fetched either, the failure page has the button',
  { tag: '@browser' },
  async ({ page, server }) => {
    await page.route('**/start.pt.json', (route) => route.abort());
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await opener(page).click();
    await expect(panel(page).getByRole('link', { name: '188' })).toHaveAttribute('href', 'tel:188');
  },
);

test('by keyboard alone Esc and Back close the panel, and the focus returns', async ({ page, server }) => {
  await page.goto(`${server.url}/auth`);
  await helpNowIsFetched(page);
  for (let step = 0; step < 6 && !(await opener(page).evaluate((it) => it === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(country(page)).toBeVisible();
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(`${server.url}/auth`);
  await page.keyboard.press('Enter');
  await expect(country(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/auth`);
  await page.keyboard.press('F1');
  await expect(country(page)).toBeVisible();
});

test(
  'one key, F1, opens Help now wherever the focus is: in a field of a journal, and over the sheet "Anotar"',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server, { premium: true }), '/weight');
    const openAndClose = async () => {
      await page.keyboard.press('F1');
      await expect(country(page)).toBeVisible();
      // A second press of F1 opens nothing more, so one Esc closes the panel.
      await page.keyboard.press('F1');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    };
    await page.getByLabel('Notas').fill('um dia de vento');
    await helpNowIsFetched(page);
    await openAndClose();
    await expect(page.getByLabel('Notas')).toHaveValue('um dia de vento');

    await page.keyboard.press('F2');
    const sheet = page.getByRole('dialog', { name: 'Anotar agora' });
    await expect(sheet).toBeVisible();
    // The sheet adds its history entry slightly after it opens. The test waits, because no user presses the next key sooner.
    await page.waitForFunction(() => (history.state as { dialog?: boolean } | null)?.dialog);
    await openAndClose();
    await expect(sheet).toBeVisible();
  },
);

test('an address with ?help=now opens the panel, on the sign-in page too, and signing in does not open it again', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/?help=now`);
  await expect(page).toHaveURL(`${server.url}/auth?help=now`);
  await expect(country(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/auth`);
});

test('the card is in the reader’s language, with the user’s own text if chosen, and Esc closes only the card', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/auth`);
  await open(page);
  await panel(page).getByRole('button', { name: 'Abrir meu cartão' }).click();
  const card = page.getByRole('dialog', { name: 'Cartão para mostrar' });
  await card.getByLabel('Idioma do cartão').selectOption('ja');
  await expect(card.getByText(/^助けが必要です。/)).toHaveAttribute('lang', 'ja');
  await card.getByLabel('Idioma do cartão').selectOption('pt');
  await card.getByRole('button', { name: 'Mudar o texto' }).click();
  await card.getByLabel('Texto do cartão').fill('Estou bem, só preciso de silêncio.');
  await card.getByRole('button', { name: 'Usar este texto' }).click();
  await expect(card.getByText('Estou bem, só preciso de silêncio.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(country(page)).toBeVisible();
  // Closing the card goes back in the history, which would abort the reload below. So the test waits until the card’s
  // history entry is gone.
  await page.waitForFunction(() => !(history.state as { dialog?: boolean } | null)?.dialog);
  await page.reload();
  await panel(page).getByRole('button', { name: 'Abrir meu cartão' }).click();
  await expect(card.getByText('Estou bem, só preciso de silêncio.')).toBeVisible();
  await card.getByRole('button', { name: 'Mudar o texto' }).click();
  await card.getByRole('button', { name: 'Voltar ao texto inicial' }).click();
  await expect(card.getByText(/^Preciso de ajuda\./)).toBeVisible();
});

test(
  'the user’s own contacts are one tap away, and are gone after signing out',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const ana = await makePerson(server);
    await addContact(server, ana, 'Bia Lima', '(81) 90000-0000');
    const page = await openAs(ana, '/water');
    await open(page);
    // The test opens Help now before the app has read the contacts. They still appear above the field for the country.
    const call = panel(page).getByRole('link', { name: 'Ligar para Bia Lima' });
    await expect(call).toBeVisible();
    expect((await call.boundingBox())!.y).toBeLessThan((await country(page).boundingBox())!.y);
    await country(page).selectOption('BR');
    await expect(call).toHaveAttribute('href', 'tel:81900000000');
    await expect(panel(page).getByRole('link', { name: 'SMS para Bia Lima' })).toHaveAttribute(
      'href',
      /^sms:81900000000\?&body=Preciso/,
    );
    // The message is folded, so that a long message does not push the helplines down.
    const message = panel(page).getByText(/^“Preciso de ajuda agora\./);
    await expect(message).toBeHidden();
    await panel(page).getByText('Mensagem pronta para enviar').click();
    await expect(message).toBeVisible();
    await expect(panel(page).getByLabel('Guardar estes contatos neste aparelho')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await open(page);
    await expect(panel(page).getByRole('link').nth(0), 'the number for danger to life').toHaveText('Ligar 192');
    await expect(panel(page).getByRole('link').nth(1), 'then the user’s own people').toHaveAttribute(
      'href',
      'tel:81900000000',
    );
    await page.keyboard.press('Escape');
    await signOut(page);
    await open(page);
    await expect(panel(page).getByText('Ao entrar na conta, seus contatos de emergência aparecem aqui.')).toBeVisible();
    await expect(panel(page).getByText('Bia Lima')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Bia Lima');
  },
);

test(
  'a copy is stored on the device only by choice, is hidden from another user, and can be erased',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const ana = await makePerson(server);
    const rui = await makePerson(server);
    await addContact(server, ana, 'Bia Lima', '+55 81 90000-0000');
    const page = await openAs(ana, '/water');
    await open(page);
    await panel(page).getByLabel('Guardar estes contatos neste aparelho').check();
    await page.keyboard.press('Escape');
    await signOut(page);
    await open(page);
    await expect(panel(page).getByRole('link', { name: 'Ligar para Bia Lima' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.evaluate((session) => localStorage.setItem('cogn-session', session), JSON.stringify(rui.session));
    await page.goto(`${server.url}/water`);
    await open(page);
    await expect(panel(page).getByText('Você ainda não tem contatos de emergência.')).toBeVisible();
    await expect(panel(page).getByText('Bia Lima')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await signOut(page);

    await open(page);
    await panel(page).getByRole('button', { name: 'Apagar deste aparelho' }).click();
    await expect(panel(page).getByText('Bia Lima')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Bia Lima');
  },
);

test(
  'the open panel and the card are accessible in every theme (one in each run)',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    test.setTimeout(300_000);
    const ana = await makePerson(server);
    await addContact(server, ana, 'Bia Lima', '(81) 90000-0000');
    const page = await openAs(ana, '/water');
    await open(page);
    await country(page).selectOption('GB');
    await expect(panel(page).getByRole('link', { name: 'Ligar para Bia Lima' })).toBeVisible();
    for (const theme of ofThisRun(['pastel', 'light', 'dark', 'sereneBlue'])) {
      await page.evaluate((name) => {
        document.documentElement.dataset['motion'] = 'reduced';
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page, `panel, ${theme}`);
    }
    await panel(page).getByRole('button', { name: 'Abrir meu cartão' }).click();
    await expect(page.getByText(/^Preciso de ajuda\. Estou/)).toBeVisible();
    await expectAccessible(page, 'card');
  },
);
