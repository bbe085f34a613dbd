import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { looksOfThisRun, nameOfLook, wearLook, type Look } from '../support/looks.ts';
import { doorPaths, pagesInSidebar } from '../support/registry.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** comfort-rules.md 1 and 8, on every route: no axe violation, nothing wider than the screen. */

async function expectAccessible(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), `${path} has a heading`).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(told, path).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(inner, `${path} is not wider than the screen`).toBeLessThanOrEqual(outer);
}

async function walk(page: Page, url: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(url + path);
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  }
}

for (const look of looksOfThisRun()) {
  test(`every page is accessible (${nameOfLook(look)})`, async ({ page, server }) => {
    test.setTimeout(180_000);
    await wearLook(page, look);
    await walk(page, server.url, doorPaths);
    const person = await makePerson(server, { premium: true });
    await rememberSession(page, person.session);
    await page.goto(server.url);
    await walk(page, server.url, [...(await pagesInSidebar(page)), '/pricing']);
  });
}

test('nothing scrolls sideways at 320 px', async ({ page, server }) => {
  test.setTimeout(120_000);
  const look: Look = { theme: 'pastel', language: 'fr', width: 390 };
  await wearLook(page, look);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of doorPaths) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
  const person = await makePerson(server, { premium: true });
  await rememberSession(page, person.session);
  await page.goto(server.url);
  for (const path of [...(await pagesInSidebar(page)), '/pricing']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
});
