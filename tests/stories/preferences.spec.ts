import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { closeSettings, openSettings } from '../support/settings.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** Preferences apply at once on this device, and synchronise to the account’s other devices. */

// These tests open two devices several times each, which takes longer on a busy machine.
test.describe.configure({ timeout: 120_000 });

const question = '**/rest/v1/preferences*';

/** Opens a page of this user on one of their devices (a browser context). */
async function openOn(device: BrowserContext, server: RunningServer, person: Person): Promise<Page> {
  const page = await device.newPage();
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
  return page;
}

/** Chooses an option by its label in a group of the settings panel, and closes the panel. */
async function choose(page: Page, group: 'Aparência' | 'Conforto', name: string): Promise<void> {
  const panel = await openSettings(page, group);
  await panel.getByRole('radio', { name, exact: true }).check();
  await closeSettings(page);
  await expect(panel).toBeHidden();
}
const chooseTheme = (page: Page, name: string) => choose(page, 'Aparência', name);
const chooseMotion = (page: Page, name: string) => choose(page, 'Conforto', name);

const root = (page: Page) => expect(page.locator('html'));

async function expectOnServer(server: RunningServer, person: Person, values: Record<string, unknown>): Promise<void> {
  await expect
    .poll(async () => (await rowsOnServer(server, person, 'preferences'))[0] ?? {}, { timeout: 20_000 })
    .toMatchObject(values);
}

test(
  'a theme chosen on one device applies on another that opens later',
  { tag: '@browser' },
  async ({ context, browser, server }) => {
    const person = await makePerson(server);
    const phone = await openOn(context, server, person);
    await chooseTheme(phone, 'Escuro');
    await root(phone).toHaveAttribute('data-theme', 'dark');
    await expectOnServer(server, person, { theme: 'dark', motion: null });

    const other = await browser.newContext({ locale: 'pt-BR' });
    const laptop = await openOn(other, server, person);
    await root(laptop).toHaveAttribute('data-theme', 'dark');
    await other.close();
  },
);

test(
  'choices made offline are merged with those of another device: the newest value of each preference applies on both',
  { tag: '@browser' },
  async ({ context, browser, server }) => {
    const person = await makePerson(server);
    const other = await browser.newContext({ locale: 'pt-BR' });
    const phone = await openOn(context, server, person);
    await chooseTheme(phone, 'Escuro');
    await expectOnServer(server, person, { theme: 'dark' });
    const laptop = await openOn(other, server, person);
    await root(laptop).toHaveAttribute('data-theme', 'dark');

    await context.route(question, (route) => route.abort('internetdisconnected'));
    await chooseTheme(phone, 'Claro');
    await chooseMotion(phone, 'Sem movimento');
    await chooseTheme(laptop, 'Azul sereno');
    await expectOnServer(server, person, { theme: 'sereneBlue', motion: null });
    await root(phone).toHaveAttribute('data-theme', 'light');

    await context.unroute(question);
    await phone.reload();
    await expectOnServer(server, person, { theme: 'sereneBlue', motion: 'reduced' });
    await root(phone).toHaveAttribute('data-theme', 'sereneBlue');
    await laptop.reload();
    await root(laptop).toHaveAttribute('data-motion', 'reduced');
    await root(laptop).toHaveAttribute('data-theme', 'sereneBlue');
    await other.close();
  },
);

test(
  'two tabs show the same preferences, and a choice made in either reaches the server',
  { tag: '@browser' },
  async ({ context, server }) => {
    const person = await makePerson(server);
    const [one, two] = [await openOn(context, server, person), await openOn(context, server, person)];
    await chooseTheme(one, 'Escuro');
    await root(two).toHaveAttribute('data-theme', 'dark');
    await chooseTheme(two, 'Azul sereno');
    await root(one).toHaveAttribute('data-theme', 'sereneBlue');
    await expectOnServer(server, person, { theme: 'sereneBlue' });
  },
);

test(
  'another user of the same device sees the device’s appearance, which is not saved as their choice',
  { tag: '@browser' },
  async ({ context, server }) => {
    const [ana, rui] = [await makePerson(server), await makePerson(server)];
    const first = await openOn(context, server, ana);
    await chooseTheme(first, 'Escuro');
    await expectOnServer(server, ana, { theme: 'dark' });
    await first.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(first).toHaveURL(/\/auth/);
    await root(first).toHaveAttribute('data-theme', 'dark');
    await first.close();

    const second = await openOn(context, server, rui);
    await root(second).toHaveAttribute('data-theme', 'dark');
    await chooseMotion(second, 'Sem movimento');
    await expectOnServer(server, rui, { theme: null, motion: 'reduced' });
  },
);

test(
  'a device without a chosen language takes the account’s, and a device with one keeps its own',
  { tag: '@browser' },
  async ({ context, browser, server }) => {
    const person = await makePerson(server);
    const phone = await openOn(context, server, person);
    await phone.getByRole('combobox', { name: 'Idioma' }).first().selectOption('ja');
    await expectOnServer(server, person, { language: 'ja' });

    const fresh = await browser.newContext({ locale: 'pt-BR' });
    const laptop = await fresh.newPage();
    await rememberSession(laptop, person.session);
    await laptop.goto(`${server.url}/water`);
    await expect(laptop.locator('html')).toHaveAttribute('lang', 'ja');
    await fresh.close();

    const chosen = await browser.newContext({ locale: 'pt-BR' });
    await chosen.addInitScript(() => localStorage.setItem('cogn-language', 'pt'));
    const tablet = await openOn(chosen, server, person);
    await chooseTheme(tablet, 'Escuro');
    await expectOnServer(server, person, { language: 'ja', theme: 'dark' });
    await expect(tablet.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await chosen.close();
  },
);

test('a device without storage still applies the choice for this visit', async ({ page, server }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('cogn-preferences')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const person = await makePerson(server);
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await chooseTheme(page, 'Escuro');
  await root(page).toHaveAttribute('data-theme', 'dark');
});

test('a refused preference blocks no other preference, and is not reported as an unsaved record', async ({
  page,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  let refusals = 0;
  await page.route(question, async (route) => {
    // Premium has ended, but this device does not know it yet.
    const body = route.request().postData() ?? '';
    if (!body.includes('icon_colours')) return route.fallback();
    refusals += 1;
    return route.fulfill({
      status: 403,
      json: { code: '42501', message: 'icon colours take premium', details: null, hint: null },
    });
  });
  const key = `cogn-preferences:${person.session.user.id}`;
  await page.addInitScript(
    ([name]) => {
      const colours = { iconColours: { water: 'pink' }, theme: 'dark', chosenAt: { iconColours: 5, theme: 5 } };
      localStorage.setItem(String(name), localStorage.getItem(String(name)) ?? JSON.stringify(colours));
    },
    [key],
  );
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expectOnServer(server, person, { theme: 'dark', icon_colours: null });
  await chooseMotion(page, 'Sem movimento');
  await expectOnServer(server, person, { motion: 'reduced', icon_colours: null });
  await expect(page.getByText(/não foi salvo/)).toHaveCount(0);
  expect(refusals).toBe(1);
});
