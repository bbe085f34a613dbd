import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { closeSettings, openSettings } from '../support/settings.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** Preferences hold on the device at once and follow the account to other devices. */

// Two devices of a person, each opened again: on a busy machine that takes its time.
test.describe.configure({ timeout: 120_000 });

const question = '**/rest/v1/preferences*';

/** A page of this person on a device (a browser context) of theirs. */
async function openOn(device: BrowserContext, server: RunningServer, person: Person): Promise<Page> {
  const page = await device.newPage();
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
  return page;
}

/** Chooses in a group of the settings panel, by the words of the choice, and closes the panel. */
async function choose(page: Page, group: 'Aparência' | 'Conforto', name: string): Promise<void> {
  const panel = await openSettings(page, group);
  await panel.getByText(name, { exact: true }).click();
  await closeSettings(page);
  await expect(panel).toBeHidden();
}
const wear = (page: Page, name: string) => choose(page, 'Aparência', name);
const move = (page: Page, name: string) => choose(page, 'Conforto', name);

const root = (page: Page) => expect(page.locator('html'));

async function expectOnServer(server: RunningServer, person: Person, values: Record<string, unknown>): Promise<void> {
  await expect
    .poll(async () => (await rowsOnServer(server, person, 'preferences'))[0] ?? {}, { timeout: 20_000 })
    .toMatchObject(values);
}

test('a theme chosen on one device is worn by another that opens later', async ({ context, browser, server }) => {
  const person = await makePerson(server);
  const phone = await openOn(context, server, person);
  await wear(phone, 'Escuro');
  await root(phone).toHaveAttribute('data-theme', 'dark');
  await expectOnServer(server, person, { theme: 'dark', motion: null });

  const other = await browser.newContext({ locale: 'pt-BR' });
  const laptop = await openOn(other, server, person);
  await root(laptop).toHaveAttribute('data-theme', 'dark');
  await other.close();
});

test('what was chosen without a network joins what was chosen elsewhere meanwhile: the newest of each holds on both', async ({
  context,
  browser,
  server,
}) => {
  const person = await makePerson(server);
  const other = await browser.newContext({ locale: 'pt-BR' });
  const phone = await openOn(context, server, person);
  await wear(phone, 'Escuro');
  await expectOnServer(server, person, { theme: 'dark' });
  const laptop = await openOn(other, server, person);
  await root(laptop).toHaveAttribute('data-theme', 'dark');

  await context.route(question, (route) => route.abort('internetdisconnected'));
  await wear(phone, 'Claro');
  await move(phone, 'Sem movimento');
  await wear(laptop, 'Azul sereno');
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
});

test('two tabs agree, and a choice made in either is on the server', async ({ context, server }) => {
  const person = await makePerson(server);
  const [one, two] = [await openOn(context, server, person), await openOn(context, server, person)];
  await wear(one, 'Escuro');
  await root(two).toHaveAttribute('data-theme', 'dark');
  await wear(two, 'Azul sereno');
  await root(one).toHaveAttribute('data-theme', 'sereneBlue');
  await expectOnServer(server, person, { theme: 'sereneBlue' });
});

test('another person on the same device sees the look of the device, and nothing of it becomes their choice', async ({
  context,
  server,
}) => {
  const [ana, rui] = [await makePerson(server), await makePerson(server)];
  const first = await openOn(context, server, ana);
  await wear(first, 'Escuro');
  await expectOnServer(server, ana, { theme: 'dark' });
  await first.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(first).toHaveURL(/\/auth/);
  await root(first).toHaveAttribute('data-theme', 'dark');
  await first.close();

  const second = await openOn(context, server, rui);
  await root(second).toHaveAttribute('data-theme', 'dark');
  await move(second, 'Sem movimento');
  await expectOnServer(server, rui, { theme: null, motion: 'reduced' });
});

test('a device that never chose a language takes the account’s; one that did keeps its own', async ({
  context,
  browser,
  server,
}) => {
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
  await wear(tablet, 'Escuro');
  await expectOnServer(server, person, { language: 'ja', theme: 'dark' });
  await expect(tablet.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await chosen.close();
});

test('a device that keeps nothing still wears the choice, for this visit', async ({ page, server }) => {
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
  await wear(page, 'Escuro');
  await root(page).toHaveAttribute('data-theme', 'dark');
});

test('what the server refuses of the choices holds nothing else back, and is no record that was not saved', async ({
  page,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  let refusals = 0;
  await page.route(question, async (route) => {
    // Premium ended long ago, and this device did not know.
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
  await move(page, 'Sem movimento');
  await expectOnServer(server, person, { motion: 'reduced', icon_colours: null });
  await expect(page.getByText(/não foi salvo/)).toHaveCount(0);
  expect(refusals).toBe(1);
});
