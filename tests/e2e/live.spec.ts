import type { Browser, Page, WebSocket } from '@playwright/test';
import { signIn, type Person } from '../support/person.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { removeEntry } from '../support/remove-entry.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** One user with two devices. A change on one device appears on the other, and the unsaved text on the other device stays. */

const isChannelAddress = /\/realtime\/v1\//;
const isChannel = (socket: WebSocket) => socket.url().includes('/realtime/v1/');

/** Opens a device of the user: a browser with its own session. */
async function device(browser: Browser, server: RunningServer, person: Person, before?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await rememberSession(page, await signIn(server, person));
  await before?.(page);
  return page;
}

async function twoDevices(browser: Browser, server: RunningServer) {
  const person = await makePerson(server);
  return { person, phone: await device(browser, server, person), laptop: await device(browser, server, person) };
}

/** Opens a page and waits until the server has confirmed the subscription to changes. */
async function openJoined(page: Page, address: string): Promise<WebSocket> {
  const opened = page.waitForEvent('websocket', { predicate: isChannel });
  await page.goto(address);
  const socket = await opened;
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('Subscribed') });
  return socket;
}

const drink = (page: Page) => page.getByRole('button', { name: 'Bebi um copo' }).click();
const sum = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** Resolves with the machine’s time at which a text first appears on the page. */
const momentOf = (page: Page, wanted: string) =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.body.innerText.replace(/\s/g, ' ').includes(text)) resolve(Date.now());
        };
        new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true });
        check();
      }),
    wanted,
  );

test('an entry recorded on the phone appears on the laptop without any input there, and the other way round', async ({
  browser,
  server,
}) => {
  const { phone, laptop } = await twoDevices(browser, server);
  await openJoined(laptop, `${server.url}/water`);
  await openJoined(phone, `${server.url}/water`);
  const arrived = momentOf(laptop, '250 ml neste dia');
  const pressed = Date.now();
  await drink(phone);
  await sum(laptop, '250 ml neste dia');
  console.log(`from the press on one device to the sight on the other: ${String((await arrived) - pressed)} ms`);
  await drink(laptop);
  await sum(phone, '500 ml neste dia');
});

test('an unsaved form keeps its text and focus while changes appear around it', async ({ browser, server }) => {
  const { person, phone, laptop } = await twoDevices(browser, server);
  await openJoined(laptop, `${server.url}/water`);
  await phone.goto(`${server.url}/water`);
  await laptop.getByRole('button', { name: 'Outra quantidade' }).click();
  await laptop.getByLabel('Quantidade').fill('375');
  await laptop.getByLabel('Notas').pressSequentially('Chá de ');
  await drink(phone);
  await sum(laptop, '250 ml neste dia');
  await expect(laptop.getByLabel('Notas')).toBeFocused();
  await laptop.keyboard.type('camomila');
  await expect(laptop.getByLabel('Quantidade')).toHaveValue('375');
  await expect(laptop.getByLabel('Notas')).toHaveValue('Chá de camomila');
  await laptop.getByRole('button', { name: 'Salvar registro' }).click();
  await sum(laptop, '625 ml neste dia');

  // In the form of the water settings, the focused field keeps its text and the other field updates. Saving does not revert the
  // other device’s change.
  await laptop.getByLabel('Meta do dia').fill('1500');
  await phone.getByLabel('Tamanho do copo').fill('300');
  await phone.getByRole('button', { name: 'Salvar meta e copo' }).click();
  await expect(laptop.getByLabel('Tamanho do copo')).toHaveValue('300');
  await expect(laptop.getByLabel('Meta do dia')).toHaveValue('1500');
  await laptop.getByRole('button', { name: 'Salvar meta e copo' }).click();
  await expect.poll(() => rowsOnServer(server, person, 'water_settings')).toMatchObject([{ goal_ml: 1500, glass_ml: 300 }]);
});

test('a pending write is neither lost nor hidden when a change arrives', async ({ browser, server }) => {
  const person = await makePerson(server);
  const laptop = await device(browser, server, person);
  await openJoined(laptop, `${server.url}/water`);
  const writes = '**/rest/v1/water_entries*';
  await laptop.route(writes, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  );
  await drink(laptop);
  await sum(laptop, '250 ml neste dia');
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 500 });
  await sum(laptop, '750 ml neste dia');
  await expect(laptop.getByText(/salvo neste aparelho/i).first()).toBeVisible();
  await laptop.unrouteAll({ behavior: 'wait' });
  await laptop.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(async () => (await rowsOnServer(server, person, 'water_entries')).length).toBe(2);
});

test('an entry removed on one device leaves its open form on the other device open', async ({ browser, server }) => {
  const { person, phone, laptop } = await twoDevices(browser, server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  await openJoined(laptop, `${server.url}/water`);
  await phone.goto(`${server.url}/water`);
  await laptop.getByRole('button', { name: /^Editar/ }).click();
  await laptop.getByLabel('Notas').pressSequentially('Chá de ');
  await removeEntry(phone);
  await expect(laptop.getByRole('region', { name: /^Registros de/ }).getByRole('listitem')).toHaveCount(0);
  await expect(laptop.getByLabel('Notas')).toBeFocused();
  await laptop.keyboard.type('camomila');
  await laptop.getByRole('button', { name: 'Salvar mudanças' }).click();
  // The device stores the refused text with the reason, and the page reports it.
  await laptop.getByRole('button', { name: /não foi salvo/ }).click();
  await expect(laptop.getByRole('dialog').getByText(/Este registro já não existe/)).toBeVisible();
  await expect(laptop.getByRole('dialog').getByText(/Chá de camomila/)).toBeVisible();
});

test('signing out closes the connection', async ({ browser, server }) => {
  const laptop = await device(browser, server, await makePerson(server));
  const socket = await openJoined(laptop, `${server.url}/water`);
  const closed = socket.waitForEvent('close');
  await laptop.getByRole('button', { name: 'Sair da conta' }).click();
  await closed;
  await expect(laptop).toHaveURL(/\/auth/);
});

test('without a connection the other device refetches when its window becomes visible', async ({ browser, server }) => {
  const person = await makePerson(server);
  const tried = Promise.withResolvers<void>();
  const laptop = await device(browser, server, person, (page) =>
    page.routeWebSocket('**/realtime/v1/**', async (socket) => {
      tried.resolve();
      await socket.close();
    }),
  );
  await laptop.goto(`${server.url}/water`);
  await expect(laptop.getByRole('button', { name: 'Bebi um copo' })).toBeVisible();
  await tried.promise;
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 500 });
  await laptop.evaluate(() => window.dispatchEvent(new Event('focus')));
  await sum(laptop, '500 ml neste dia');
});

test('a theme chosen on the phone applies on the laptop without any input there', async ({ browser, server }) => {
  const { phone, laptop } = await twoDevices(browser, server);
  await openJoined(laptop, `${server.url}/water`);
  await phone.goto(`${server.url}/water`);
  const panel = await openSettings(phone, 'Aparência');
  await panel.getByRole('radio', { name: 'Escuro', exact: true }).check();
  await expect(laptop.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a change by another device between the first fetch and the first subscription appears', async ({
  browser,
  server,
}) => {
  const person = await makePerson(server);
  const page = await device(browser, server, person);
  let join = (): void => undefined;
  const blocked = new Promise<void>((resolve) => (join = resolve));
  await page.routeWebSocket(isChannelAddress, async (route) => {
    await blocked;
    route.connectToServer();
  });
  await page.goto(`${server.url}/water`);
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  join();
  await sum(page, '330 ml neste dia');
});
