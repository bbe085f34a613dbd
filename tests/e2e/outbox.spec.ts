import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** Ways in which a write could be lost or sent twice. Neither may happen once the page has said "salvo neste aparelho". */

const writes = '**/rest/v1/water_entries*';

async function openWater(
  context: BrowserContext,
  server: RunningServer,
  person: Person,
  before?: () => void,
): Promise<Page> {
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expect(page.getByRole('button', { name: /Bebi um copo/ })).toBeVisible();
  return page;
}

const drink = (page: Page) => page.getByRole('button', { name: /Bebi um copo/ }).click();
const expectSavedOnDevice = (page: Page) =>
  expect(
    page
      .getByRole('listitem')
      .getByText(/salvo neste aparelho/i)
      .first(),
  ).toBeVisible();
const blockWrites = (context: BrowserContext) =>
  context.route(writes, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  );
/**
 * Waits until the running route handlers have aborted their requests. If such a request passed instead, a write of a closed
 * page could reach the server.
 */
const unblock = (context: BrowserContext) => context.unrouteAll({ behavior: 'wait' });

/**
 * Runs in the page before the app starts, and makes every write of water fail. A write that only a route blocks could still
 * reach the server when the page closes.
 */
function refuseWrites(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    const passes = method === 'GET' || !url.includes('/rest/v1/water_entries');
    return passes ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'));
  };
}

async function expectOnServer(server: RunningServer, person: Person, count: number): Promise<void> {
  await expect
    .poll(async () => (await rowsOnServer(server, person, 'water_entries')).length, { timeout: 20_000 })
    .toBe(count);
}

test('a write made offline before a reload arrives once', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person);
  await blockWrites(context);
  await drink(page);
  await expectSavedOnDevice(page);
  await expectOnServer(server, person, 0);
  // Waits 2.5 s, in which the outbox tries to send and fails. The evaluation of outbox libraries used the same time.
  const begun = Date.now();
  await expect.poll(() => Date.now() - begun, { timeout: 5000 }).toBeGreaterThan(2500);
  await page.reload();
  await expectSavedOnDevice(page);
  await unblock(context);
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await expectOnServer(server, person, 1);
});

test('a write followed by an immediate reload arrives once', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person);
  await drink(page);
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await expectOnServer(server, person, 1);
});

test('a tab killed between the server’s receipt and its response sends nothing twice', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person);
  const taken = new Promise<void>((done) => {
    void context.route(writes, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch();
      done();
      // Drops the server’s response, so that the page never receives it.
      return route.abort('connectionreset');
    });
  });
  await drink(page);
  await taken;
  await page.close({ runBeforeUnload: false });
  await unblock(context);
  await expectOnServer(server, person, 1);
  const again = await openWater(context, server, person);
  await expect(again.getByText('250 ml neste dia')).toBeVisible();
  await expect(again.getByText('Tudo salvo').first()).toBeVisible();
  await expectOnServer(server, person, 1);
});

test('a tab killed before the server received the write still delivers it', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person, refuseWrites);
  await drink(page);
  await expectSavedOnDevice(page);
  await page.close({ runBeforeUnload: false });
  await expectOnServer(server, person, 0);
  const again = await openWater(context, server, person);
  await expect(again.getByText('250 ml neste dia')).toBeVisible();
  await expectOnServer(server, person, 1);
});

test('two tabs that wrote offline and were closed lose nothing', async ({ context, server }) => {
  const person = await makePerson(server);
  const first = await openWater(context, server, person);
  const second = await openWater(context, server, person);
  await blockWrites(context);
  await drink(first);
  await drink(second);
  await expectSavedOnDevice(first);
  await expectSavedOnDevice(second);
  await Promise.all([first.close(), second.close()]);
  await unblock(context);
  const again = await openWater(context, server, person);
  await expect(again.getByText('500 ml neste dia')).toBeVisible();
  await expectOnServer(server, person, 2);
});

test('a second tab opened while writes are queued sends each write once', async ({ context, server }) => {
  const person = await makePerson(server);
  const first = await openWater(context, server, person);
  // The route counts every write that passes. The events of a request can be lost while a route ends.
  let isBlocked = true;
  let sent = 0;
  await context.route(writes, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (isBlocked) return route.abort('internetdisconnected');
    sent += 1;
    return route.continue();
  });
  for (let glass = 0; glass < 3; glass += 1) await drink(first);
  await expectSavedOnDevice(first);
  isBlocked = false;
  const second = await openWater(context, server, person);
  await expect(second.getByText('750 ml neste dia')).toBeVisible();
  await expectOnServer(server, person, 3);
  await expect(first.getByText('Tudo salvo').first()).toBeVisible();
  expect(sent).toBe(3);
});

test('a refused write stays on the device, visible, with its reason', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person);
  await context.route(writes, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'refused', details: null, hint: null } })
      : route.continue(),
  );
  await drink(page);
  await expect(page.getByText(/não foi salvo:/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/não foi salvo:/i).first()).toBeVisible();
  await unblock(context);
  await page.getByRole('button', { name: /não foi salvo/ }).click();
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click();
  await expectOnServer(server, person, 1);
});

test('an expired session keeps written and typed text, and sends it after signing in again', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person);
  await blockWrites(context);
  await drink(page);
  await expectSavedOnDevice(page);
  await page.goto(`${server.url}/weight`);
  await page.getByLabel('Notas').fill('texto que não pode sumir');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('cogn-session') ?? '{}') as Record<string, unknown>;
    localStorage.setItem(
      'cogn-session',
      JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone', access_token: 'gone' }),
    );
  });
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await unblock(context);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await expect(page).toHaveURL(/\/weight/);
  await expect(page.getByLabel('Notas')).toHaveValue('texto que não pode sumir');
  await expectOnServer(server, person, 1);
});
