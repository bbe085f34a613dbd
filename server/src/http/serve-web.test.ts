import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-web-'));
  await writeFile(join(folder, 'index.html'), '<meta name="cogn-settings" content="%COGN_SETTINGS%">');
  await writeFile(join(folder, 'service-worker.js'), 'const kept = "cogn-%COGN_PAGE%";');
  await writeFile(join(folder, 'service-worker-off.js'), 'leave();');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

const settings = {
  ...{ url: '', anonKey: 'first', sms: false, alertsBy: [], verseSets: false, keepOffline: true, operator: {} },
  ...{ signUp: 'open' as const, premiumForEverybody: false, resendSeconds: 60 },
  passwords: { shortest: 8, refuseCommon: true },
  photos: { largest: 5 * 1024 * 1024, types: ['jpeg', 'png', 'gif'] },
};
const address = 'http://cogn.test/service-worker.js';

async function workerOf(anonKey: string, keepOffline = true): Promise<Response> {
  const serve = await serveWeb(folder, { ...settings, anonKey }, keepOffline);
  return serve(new Request(address));
}

it('serves the service worker as a script that browsers revalidate each time', async () => {
  const answer = await workerOf('first');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toMatch(/^const kept = "cogn-[\w-]{12}";$/);
});

it('creates a different worker for different settings, and the same one for equal settings', async () => {
  const [first, same, other] = await Promise.all(
    ['first', 'first', 'other'].map(async (key) => (await workerOf(key)).text()),
  );
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

it('serves the self-removing worker if the operator disabled offline use', async () => {
  expect(await (await workerOf('first', false)).text()).toBe('leave();');
});

it('serves the manifest with its own type', async () => {
  const serve = await serveWeb(folder, settings, true);
  const answer = await serve(new Request('http://cogn.test/manifest.webmanifest'));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
});
