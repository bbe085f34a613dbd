// Takes screenshots of every page and dialog in every theme, at both widths and in two languages, from the real server. The
// options of `npm run gallery -- --screenshots`, which starts this program, limit or change this choice (scripts/gallery.mjs).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { findBrowser } from '../../scripts/system-packages.mjs';
import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { fillAccount } from '../demo/fill-account.ts';
import { applyAppearance, type Appearance } from '../support/appearances.ts';
import { makePerson, type Person } from '../support/person.ts';
import { pagesInSidebar } from '../support/registry.ts';
import { makeDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { rememberSession } from '../support/test.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { shownDate, viewsOf, type View } from './views.ts';

const folder = resolve(import.meta.dirname, '../../screenshots');
const many = { type: 'string', multiple: true } as const;
const { values: wanted } = parseArgs({
  options: {
    screenshots: { type: 'boolean' },
    route: many,
    theme: many,
    language: many,
    width: many,
  },
});
/** Whether the command's filter selects a value. Without a filter, every value is selected. */
const isWanted = (asked: string[] | undefined, value: string | number) => !asked || asked.includes(String(value));
/** By default, the languages with the narrowest and the widest script. A filter can select any of the seven. */
const languages = wanted.language ? (['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const) : (['pt', 'ja'] as const);
const appearances = (['pastel', 'light', 'dark', 'sereneBlue'] as const).flatMap((theme) =>
  languages.flatMap((language) =>
    ([390, 1280] as const)
      .map((width): Appearance => ({ theme, language, width }))
      .filter(
        (appearance) =>
          isWanted(wanted.theme, theme) && isWanted(wanted.language, language) && isWanted(wanted.width, appearance.width),
      ),
  ),
);

async function openPage(browser: Browser, appearance: Appearance, person?: Person): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // A phone’s scroll bar takes no space from the page.
    ...(appearance.width === 390 && { isMobile: true, hasTouch: true }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  await applyAppearance(page, appearance);
  if (person) await rememberSession(page, person.session);
  return page;
}

async function photograph(page: Page, server: RunningServer, view: View, file: string): Promise<void> {
  await page.goto(server.url + view.path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await view.act?.(page);
  await page.waitForLoadState('networkidle');
  // Messages and fonts have loaded and the action has finished. The browser needs one more frame to paint them.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.screenshot({ path: join(folder, file), fullPage: view.act === undefined });
}

async function photographAll(browser: Browser, server: RunningServer): Promise<Shot[]> {
  const people = {
    nobody: undefined,
    free: await makePerson(server),
    newcomer: await makePerson(server, { premium: true }),
    regular: await makePerson(server, { premium: true, consents: exampleConsents }),
    admin: await makePerson(server, { admin: true }),
  };
  await fillAccount(server, people.regular.session, calendarDate(shownDate));
  const shots: Shot[] = [];
  for (const appearance of appearances) {
    const name = `${appearance.theme}-${appearance.language}-${String(appearance.width)}`;
    mkdirSync(join(folder, name), { recursive: true });
    const first = await openPage(browser, appearance, people.regular);
    await first.goto(server.url);
    const views = viewsOf(await pagesInSidebar(first));
    await first.context().close();
    for (const [kind, person] of Object.entries(people)) {
      const page = await openPage(browser, appearance, person);
      for (const view of views) {
        if (view.person !== kind || (view.width ?? appearance.width) !== appearance.width) continue;
        if (wanted.route && !wanted.route.some((part) => view.name.includes(part))) continue;
        const file = `${name}/${view.name}.png`;
        try {
          await photograph(page, server, view, file);
          shots.push({ file, view: view.name, appearance: name });
        } catch (problem) {
          process.exitCode = 1;
          console.error(`${file}: ${String(problem).split('\n')[0] ?? ''}`);
        }
      }
      await page.context().close();
    }
    console.log(`${name}: done`);
  }
  return shots;
}

const dataFolder = await makeDataFolder();
const server = await startServer(dataFolder, {
  environment: { LIMIT_AUTH_PER_FIVE_MINUTES: '10000', LIMIT_MAILS_PER_HOUR: '10000', LIMIT_REQUESTS_PER_MINUTE: '100000' },
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(folder, { recursive: true });
  const shots = await photographAll(browser, server);
  writeFileSync(join(folder, 'index.html'), contactSheet(shots));
  console.log(`${String(shots.length)} screenshots in screenshots/; open screenshots/index.html.`);
} finally {
  await browser.close();
  await server.stop();
  await removeDataFolder(dataFolder);
}
