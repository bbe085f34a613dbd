import { StorageClient } from '@supabase/storage-js';
import { loadKeys } from '../../server/src/load-keys.ts';
import { expect, test } from '../support/test.ts';

/** Objects of other types than pictures must not run in the app's origin, however a page or an address uses them. */

test.use({ serviceWorkers: 'allow' });

const strike = `document.documentElement.dataset.struck = 'yes';`;
const objects = {
  page: { type: 'text/html', body: `<p>harmless text</p><script>${strike}</script>` },
  drawing: {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${strike}</script></svg>`,
  },
  xml: {
    type: 'application/xml',
    body: `<html xmlns="http://www.w3.org/1999/xhtml"><script>${strike}</script></html>`,
  },
  script: { type: 'text/javascript', body: strike },
  style: { type: 'text/css', body: 'html { --struck: yes }' },
};

test('a stored page, drawing, script or style runs nothing in the app’s origin', async ({ page, server }) => {
  const { serviceKey } = await loadKeys(server.dataFolder);
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  const storage = new StorageClient(`${server.url}/storage/v1`, headers);
  expect((await storage.createBucket('hostile', { public: true })).error).toBeNull();
  const bucket = storage.from('hostile');
  for (const [name, { type, body }] of Object.entries(objects)) {
    expect((await bucket.upload(name, body, { contentType: type })).error).toBeNull();
  }
  const addressOf = (name: keyof typeof objects) => bucket.getPublicUrl(name).data.publicUrl;

  await page.goto(addressOf('page'));
  await expect(page.locator('body')).toContainText('<p>harmless text</p>');
  expect(await page.evaluate(() => document.documentElement.dataset['struck'])).toBeUndefined();
  for (const name of ['drawing', 'xml'] as const) {
    await expect(page.goto(addressOf(name))).rejects.toThrow('Download is starting');
  }

  await page.goto(`${server.url}/auth`);
  const use = (tag: 'script' | 'link' | 'img', facts: Record<string, string>) =>
    page.evaluate(
      async ([name, given]) => {
        const element = Object.assign(document.createElement(name), given);
        const outcome = new Promise<string>((resolve) => {
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('refused');
        });
        document.head.append(element);
        return outcome;
      },
      [tag, facts] as const,
    );
  expect(await use('script', { src: addressOf('script') })).toBe('refused');
  expect(await use('script', { src: addressOf('script'), type: 'module' })).toBe('refused');
  expect(await use('link', { href: addressOf('style'), rel: 'stylesheet' })).toBe('refused');
  expect(await use('img', { src: addressOf('drawing') })).toBe('loaded');
  const worker = page.evaluate((address) => navigator.serviceWorker.register(address), addressOf('script'));
  await expect(worker).rejects.toThrow(/MIME type/);
  const struck = await page.evaluate(() => [
    document.documentElement.dataset['struck'],
    getComputedStyle(document.documentElement).getPropertyValue('--struck'),
  ]);
  expect(struck).toEqual([undefined, '']);
});
