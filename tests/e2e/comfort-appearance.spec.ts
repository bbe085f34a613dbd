import type { Page } from '@playwright/test';
import { signedOutPaths, pagesInSidebar } from '../support/registry.ts';
import { isInFifthOfThisRun, ofThisRun } from '../support/rotation.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** Contrast, colours, text size and fonts that the user or their system chose must apply before the first paint. */

/** Stores preferences on this device in the app’s format, before the next page opens. */
async function choose(page: Page, preferences: Record<string, string>): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('cogn-preferences', text),
    JSON.stringify({ motion: 'reduced', ...preferences }),
  );
}

const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

for (const [choice, family] of ofThisRun([
  ['atkinson', 'Atkinson Hyperlegible Next'],
  ['lexend', 'Lexend'],
  ['openDyslexic', 'OpenDyslexic'],
] as const)) {
  test(`the app fetches only the chosen reading font, and from its own server (${choice})`, async ({ page, server }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([]);

    await choose(page, { readingFont: choice });
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', new RegExp(`^"?${family}"?,`));
    await expect
      .poll(() =>
        page.evaluate(
          (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
          family,
        ),
      )
      .toBe(true);
    expect(fonts.length).toBeGreaterThan(0);
    for (const address of fonts) {
      expect(address.startsWith(server.url)).toBe(true);
      expect(address.toLowerCase()).toContain(choice.toLowerCase());
    }
  });
}

test('in Japanese the system font stays and no font is fetched, whatever reading font is chosen', async ({
  page,
  server,
}) => {
  let fonts = 0;
  page.on('request', (request) => (fonts += request.resourceType() === 'font' ? 1 : 0));
  await choose(page, { readingFont: 'lexend' });
  await page.addInitScript(() => localStorage.setItem('cogn-language', 'ja'));
  await page.goto(`${server.url}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('font-family', /Lexend/);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toBe(0);
});

test('the chosen appearance applies before the app’s script has loaded', async ({ page, server }) => {
  await choose(page, { theme: 'dark', textSize: 'larger', readingFont: 'atkinson', contrast: 'more' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${server.url}/auth`);
  const root = page.locator('html');
  for (const [name, value] of Object.entries({
    theme: 'dark',
    motion: 'reduced',
    'text-size': 'larger',
    'reading-font': 'atkinson',
    contrast: 'more',
  })) {
    await expect(root).toHaveAttribute(`data-${name}`, value);
  }
  await expect(root).toHaveCSS('font-size', '20px');
  await expect(root).toHaveCSS('font-family', /Atkinson Hyperlegible Next/);
});

for (const theme of ofThisRun(['pastel', 'light', 'dark', 'sereneBlue'])) {
  test(`the system’s setting for more contrast and the app’s own give the same colours (${theme})`, async ({
    page,
    server,
  }) => {
    await choose(page, { theme });
    await page.goto(`${server.url}/auth`);
    const calm = await token(page, '--muted');
    await page.emulateMedia({ contrast: 'more' });
    const wished = await Promise.all(['--muted', '--primary', '--edge'].map((name) => token(page, name)));
    expect(wished[0]).not.toBe(calm);
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await token(page, '--muted')).toBe(calm);
    await page.evaluate(() => (document.documentElement.dataset['contrast'] = 'more'));
    expect(await Promise.all(['--muted', '--primary', '--edge'].map((name) => token(page, name)))).toEqual(wished);
  });
}

test('with forced colours a border marks a choice, and pictures use the system’s colours too', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${server.url}/auth?view=signup`);
  const chosen = page.locator('label:has(> input[type=radio]:checked)').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(chosen).toHaveCSS('outline-width', '3px');
  await expect(page.locator('label:has(> input[type=radio]:not(:checked))').first()).toHaveCSS('outline-style', 'none');
  expect(await token(page, '--chart-1')).toBe('CanvasText');
});

test('with the largest text every page fits a 320 px screen (each run checks a fifth)', async ({ page, server }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await choose(page, { textSize: 'largest', readingFont: 'openDyslexic' });
  await page.addInitScript(() => localStorage.setItem('cogn-language', 'fr'));
  const tooWide: Record<string, number> = {};
  const checkPage = async (path: string) => {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) tooWide[path] = width;
  };
  for (const path of signedOutPaths) await checkPage(path);
  const person = await makePerson(server, { premium: true });
  await rememberSession(page, person.session);
  await page.goto(server.url);
  for (const path of [...(await pagesInSidebar(page)), '/pricing'].filter(isInFifthOfThisRun)) await checkPage(path);
  expect(tooWide).toEqual({});
});
