import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type BrowserContext } from 'puppeteer-core';
import { findBrowser } from '../../scripts/system-packages.mjs';
import { screen, type Engine, type Program } from './engine.ts';

/** Starts Firefox over WebDriver BiDi, or Chromium, whose charts are compared with those of the other browsers. */
export async function startPuppeteer(browserName: 'firefox' | 'chrome'): Promise<Program> {
  // The folder for downloads. Firefox also stores its profile and settings in it.
  const home = await mkdtemp(join(tmpdir(), 'cogn-engine-'));
  const browser = await launch({
    browser: browserName,
    executablePath: (browserName === 'firefox' ? '/usr/bin/firefox-esr' : findBrowser()) ?? '',
    headless: true,
    // Firefox's sandbox would not read the fonts of the tests, which are in the project's folder.
    env: { ...process.env, HOME: home, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    args: browserName === 'firefox' ? [] : ['--no-sandbox', '--disable-gpu'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'pt-BR',
      // Scroll bars take no space from the page, as on a phone.
      'ui.useOverlayScrollbars': 1,
      // Firefox saves downloads in this folder without asking.
      'browser.download.folderList': 2,
      'browser.download.dir': home,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
  return {
    downloads: home,
    // Chromium emulates a phone, so that scroll bars take no space. Firefox cannot emulate one and uses
    // `ui.useOverlayScrollbars`.
    open: async () => openWindow(await browser.createBrowserContext(), browserName === 'chrome'),
    async stop() {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openWindow(context: BrowserContext, isMobile: boolean): Promise<Engine> {
  const page = await context.newPage();
  await page.setViewport({ ...screen, isMobile });
  return {
    async open(address) {
      await page.goto(address);
    },
    run: (inPage, ...given) => page.evaluate(inPage as never, ...(given as unknown as never[])) as never,
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async move(...points) {
      for (const { x, y } of points) await page.mouse.move(x, y);
    },
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}
