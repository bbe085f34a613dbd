import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/**
 * The browser of the tests is the same on every machine. Its fonts come with npm, its timezone and language from
 * playwright.config.ts.
 */

/** The fonts that the browser really uses for each paragraph of a page. */
async function drawnWith(page: Page): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const used = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
  return (await Promise.all(used)).map(({ fonts }) => fonts.map((font) => font.familyName));
}

test('no test uses a font of this machine, in any of the seven languages', async ({ page }) => {
  await page.setContent(`
    <p style="font-family: system-ui">Olá, você</p>
    <p style="font-family: 'DejaVu Sans', 'Liberation Sans', Arial, sans-serif">Olá, você</p>
    <p lang="ja" style="font-family: 'Noto Sans CJK JP', system-ui">記録しました</p>
    <p lang="zh" style="font-family: 'Noto Sans CJK SC', system-ui">这个记录</p>`);
  expect(await drawnWith(page)).toEqual([
    ['Noto Sans'],
    ['Noto Sans'],
    ['Noto Sans Japanese Regular'],
    ['Noto Sans S Chinese Regular'],
  ]);
});

test('the page and the test process have a fixed timezone and language on every machine', async ({ page }) => {
  const ofPage = await page.evaluate(() => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone]);
  expect(ofPage).toEqual(['pt-BR', 'America/Sao_Paulo']);
  expect(process.env['LANG']).toBe(process.env['COGN_TEST_LANG'] ?? 'C.UTF-8');
});
