import type { Locator, Page } from '@playwright/test';
import { restartablePort } from '../../server/src/testing/ports.ts';
import { makePerson, type Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import { makeSecondBuild } from '../support/second-build.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { expect, rememberSession, test as base } from '../support/test.ts';

/** The cached app: it opens offline, updates when the user taps a button, and its cache contains no personal data. */

/** Stops the server and starts it again, with another build or other settings. */
type Renew = (webFolder?: string, environment?: Record<string, string>) => Promise<void>;

/** Each of these tests has its own server on a fixed port, because it stops and restarts the server. */
const test = base.extend<{ own: { server: RunningServer; renew: Renew } }>({
  own: async ({ page: _page }, use) => {
    const dataFolder = await makePreparedDataFolder();
    const port = await restartablePort();
    let running = await startServer(dataFolder, { port });
    await use({
      server: running,
      async renew(webFolder, settings = {}) {
        await running.stop();
        const environment = { ...settings, ...(webFolder === undefined ? {} : { WEB_FOLDER: webFolder }) };
        running = await startServer(dataFolder, { port, environment });
      },
    });
    await running.stop();
    await removeDataFolder(dataFolder);
  },
});
test.use({ serviceWorkers: 'allow' });
// The time limit is long, because each test starts and stops a server. The device also caches the app only some time after
// the page has loaded.
test.describe.configure({ timeout: 150_000 });

const drinkButton = (page: Page) => page.getByRole('button', { name: /Bebi um copo/ });
const newer = (page: Page) => page.getByText('Há uma versão nova do COGN').first();
const update = (page: Page) => page.getByRole('button', { name: 'Atualizar agora' });
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first');

/** Every address that the browser caches for this site. */
const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the service worker has cached the app with the messages of this language, and controls the page. */
async function waitUntilCached(page: Page, language = 'pt'): Promise<void> {
  const wanted = new RegExp(`/words-[^/]+/welcome\\.${language}\\.json$`);
  await expect
    .poll(async () => (await cachedAddresses(page)).some((address) => wanted.test(address)), { timeout: 20_000 })
    .toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

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

async function openWater(page: Page, server: RunningServer, person: Person): Promise<void> {
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expect(drinkButton(page)).toBeVisible();
}

test('a visited page and its records open offline, and an entry written there is sent later', async ({
  page,
  context,
  own,
}) => {
  const person = await makePerson(own.server);
  await openWater(page, own.server, person);
  await drinkButton(page).click();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await waitUntilCached(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await drinkButton(page).click();
  await expect(page.getByText('500 ml neste dia')).toBeVisible();
  await page.reload();
  await expect(page.getByText('500 ml neste dia')).toBeVisible();
  await expect(page.getByText(/salvo neste aparelho/i).first()).toBeVisible();
  await expect.poll(() => rowsOnServer(own.server, person, 'water_entries')).toHaveLength(1);

  await context.setOffline(false);
  await expect
    .poll(async () => (await rowsOnServer(own.server, person, 'water_entries')).length, { timeout: 20_000 })
    .toBe(2);
});

test('a page that was never opened also opens while the server is down', async ({ page, own }) => {
  await openWater(page, own.server, await makePerson(own.server));
  await waitUntilCached(page);
  await own.server.stop();
  await page.getByRole('link', { name: 'Peso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
  await page.goto(own.server.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  await own.renew();
});

test('signed out and offline, the sign-in page opens and says why it can’t sign in', async ({ page, context, own }) => {
  await page.goto(`${own.server.url}/auth`);
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Senha', { exact: true }).fill('calm-and-quiet-words');
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await page.goto(`${own.server.url}/?help=now`);
  await expect(page.getByRole('dialog', { name: 'Ajuda agora' })).toBeVisible();
});

test('another language that was chosen once opens offline too', async ({ page, context, own }) => {
  await page.goto(`${own.server.url}/auth`);
  await waitUntilCached(page);
  await page.getByLabel('Idioma').selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await waitUntilCached(page, 'ja');
  await context.setOffline(true);
  await page.goto(`${own.server.url}/forgot-password`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[぀-ヿ]/);
});

test('no record, typed text or photo of a user is in any cache, while signed in and after signing out', async ({
  page,
  own,
}) => {
  await openWater(page, own.server, await makePerson(own.server));
  await drinkButton(page).click();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await waitUntilCached(page);
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  const program = /^\/(?:index\.html|first-paint\.js|assets\/.*)$/;
  const check = async () => {
    const addresses = await cachedAddresses(page);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !program.test(address))).toEqual([]);
    const texts = await page.evaluate(async () => {
      const page = await caches.match('/index.html', { ignoreVary: true });
      return `${(await page?.text()) ?? ''}`;
    });
    expect(texts).toContain('cogn-settings');
    expect(texts).not.toContain('Ana Souza');
  };
  await check();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await check();
});

test.describe('a newer version', () => {
  let second: Awaited<ReturnType<typeof makeSecondBuild>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    second = await makeSecondBuild();
  });
  test.afterAll(() => second.remove());

  test('is announced, changes nothing by itself, and loads on the user’s tap without losing unsaved text', async ({
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

  test('can be loaded from the settings as well', async ({ page, own }) => {
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

  test('in a browser without a worker explains why a page can’t open, and loads on retry', async ({ browser, own }) => {
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

  test('is not cached when the operator disabled caching: the cache is removed, and no window reloads', async ({
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
});
