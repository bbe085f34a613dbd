import type { Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { closeSettings, openSettings } from '../support/settings.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** Preferences apply on the device at once and synchronise to the account’s other devices. */

// Two devices, each opened several times: this takes longer on a busy machine.

/** Preferences apply on the device at once and synchronise to the account’s other devices. */

// Two devices, each opened several times: this takes longer on a busy machine.
test.describe.configure({ timeout: 120_000 });

const question = '**/rest/v1/preferences*';

/** Chooses an option by its label in a group of the settings panel, and closes the panel. */
async function choose(page: Page, group: 'Aparência' | 'Conforto', name: string): Promise<void> {
  const panel = await openSettings(page, group);
  await panel.getByText(name, { exact: true }).click();
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
    // Premium ended, but this device has not been informed.
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
