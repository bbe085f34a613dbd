import type { Locator, Page } from '@playwright/test';
import { drinkButton, openWater, test, waitUntilCached } from '../support/cached-app.ts';
import { makePerson } from '../support/person.ts';
import { makeSecondBuild } from '../support/second-build.ts';
import { expect } from '../support/test.ts';

/** The cached app updates when the user taps a button. */

test.use({ serviceWorkers: 'allow' });
// The time limit is long, because each test starts and stops a server. The device also caches the app only some time after
// the page has loaded.
test.describe.configure({ timeout: 150_000 });

const newer = (page: Page) => page.getByText('Há uma versão nova do COGN').first();
const update = (page: Page) => page.getByRole('button', { name: 'Atualizar agora' });
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first');

/**
 * Activates a newer service worker by `act`, stops the older one, and repeats `check` until it passes. Chromium stops an
 * idle worker by itself, but not while developer tools inspect it, as these tests do. The newer worker would then wait for
 * minutes. Without such tools, the newer worker took over after 1.1 to 1.4 s in six of six runs.
 */
async function endOlderWorker(page: Page, act: () => Promise<void>, check: () => Promise<void>): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const atWork = new Set<string>();
  tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions) {
      if (status === 'activated' && runningStatus === 'running') atWork.add(versionId);
      else atWork.delete(versionId);
    }
  });
  await tools.send('ServiceWorker.enable');
  await expect.poll(() => atWork.size).toBe(1);
  const [older = ''] = atWork;
  await act();
  await expect(async () => {
    if (atWork.has(older)) await tools.send('ServiceWorker.stopWorker', { versionId: older });
    await check();
  }).toPass({ timeout: 45_000 });
  await tools.detach();
}

/** Taps the button that loads the newer version, and waits until that version runs. */
const updateBy = (page: Page, button: Locator): Promise<void> =>
  endOlderWorker(
    page,
    () => button.click(),
    async () => expect(await buildOf(page).catch(() => 'loading')).toBe('second'),
  );

let second: Awaited<ReturnType<typeof makeSecondBuild>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  second = await makeSecondBuild();
});
test.afterAll(() => second.remove());

test('a newer version is announced, changes nothing by itself, and loads on the user’s tap without losing unsaved text', async ({
  page,
  context,
  own,
}) => {
  await openWater(page, own.server, await makePerson(own.server));
  await waitUntilCached(page);
  const other = await context.newPage();
  await other.goto(`${own.server.url}/water`);
  await expect(drinkButton(other)).toBeVisible();
  await waitUntilCached(other);

  await own.renew(second.folder);
  await page.reload();
  await expect(newer(page)).toBeVisible({ timeout: 20_000 });
  expect(await buildOf(page)).toBe('first');
  // Chromium may keep the older service worker for a page that the user left while it loaded. The tap must still load the
  // newer version.
  await page.goto(`${own.server.url}/weight`);
  const note = page.getByLabel('Notas');
  await note.fill('um dia de vento');
  expect(await buildOf(page)).toBe('first');

  await expect(newer(page)).toBeVisible({ timeout: 20_000 });
  await updateBy(page, update(page).first());
  await expect(note).toHaveValue('um dia de vento');
  await expect(page.getByText('Há uma versão nova do COGN')).toHaveCount(0);

  // The other window still runs the older version. Its unvisited pages must open, although the server no longer has their files.
  expect(await buildOf(other)).toBe('first');
  await other.getByRole('link', { name: 'Peso' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
  expect(await buildOf(other)).toBe('first');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
  expect(await buildOf(other)).toBe('second');
  // No window runs the older version any more, so the device deletes its cache.
  await expect.poll(() => other.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 }).toBe(1);
});

test('a newer version can be loaded from the settings as well', async ({ page, own }) => {
  await openWater(page, own.server, await makePerson(own.server));
  await waitUntilCached(page);
  await own.renew(second.folder);
  await page.reload();
  await expect(newer(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Dispensar' }).click();
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
  await expect(page.getByText('Neste aparelho, o COGN abre também sem conexão.')).toBeVisible();
  await updateBy(page, update(page));
});

test('in a browser without a worker a newer version explains why a page can’t open, and loads on retry', async ({
  browser,
  own,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'pt-BR' });
  const page = await context.newPage();
  const advice = page.waitForResponse(/\/failure-advice-/);
  await openWater(page, own.server, await makePerson(own.server));
  await advice;
  await own.renew(second.folder);
  await page.getByRole('link', { name: 'Peso' }).click();
  await expect(page.getByText('O COGN ganhou uma versão nova enquanto esta janela estava aberta.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
  expect(await buildOf(page)).toBe('second');
  await context.close();
});

test('a newer version is not cached when the operator disabled caching: the cache is removed, and no window reloads', async ({
  page,
  own,
}) => {
  await openWater(page, own.server, await makePerson(own.server));
  await waitUntilCached(page);
  await own.renew(second.folder, { KEEP_OFFLINE: 'false' });
  const update = () =>
    page.evaluate(async () => {
      Object.assign(window, { stillTheSame: true });
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  await endOlderWorker(page, update, async () => {
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
  await page.reload();
  await expect(drinkButton(page)).toBeVisible();
  expect(await buildOf(page)).toBe('second');
});
