import type { Page } from '@playwright/test';
import { restartablePort } from '../../server/src/testing/ports.ts';
import type { Person } from './person.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from './server.ts';
import { expect, rememberSession, test as base } from './test.ts';

/** For stories about the service worker, which caches the app on the device. */

/** Stops the server and starts it again, with another build or other settings. */
type Renew = (webFolder?: string, environment?: Record<string, string>) => Promise<void>;

/** Each of these tests has its own server on a fixed port, because it stops and restarts the server. */
export const test = base.extend<{ own: { server: RunningServer; renew: Renew } }>({
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

export const drinkButton = (page: Page) => page.getByRole('button', { name: /Bebi um copo/ });

/** Every address that the browser caches for this site. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the service worker has cached the app with the messages of this language, and controls the page. */
export async function waitUntilCached(page: Page, language = 'pt'): Promise<void> {
  const wanted = new RegExp(`/words-[^/]+/welcome\\.${language}\\.json$`);
  await expect
    .poll(async () => (await cachedAddresses(page)).some((address) => wanted.test(address)), { timeout: 20_000 })
    .toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export async function openWater(page: Page, server: RunningServer, person: Person): Promise<void> {
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expect(drinkButton(page)).toBeVisible();
}
