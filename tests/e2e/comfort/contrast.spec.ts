import AxeBuilder from '@axe-core/playwright';
import { everywhere, walkTimeout } from '../../support/comfort/everywhere.ts';
import { lostWithoutBackgrounds } from '../../support/comfort/own-colours.ts';
import { installPageTools } from '../../support/comfort/page-tools.ts';
import { looksOfThisRun, nameOfLook, wearLook } from '../../support/looks.ts';
import { expect, test } from '../../support/test.ts';

/** comfort-rules.md 7: the system's wish for more contrast, and its own colours, hold everywhere. */

const looks = looksOfThisRun();
// Colours are the same in every language.
const chosen = process.env.COGN_LONG ? looks.filter(({ language }) => language === 'pt') : looks;

for (const look of chosen) {
  test(`more contrast means 7:1 for every text, and the system’s own colours lose nothing (${nameOfLook(look)})`, async ({
    page,
    server,
  }) => {
    test.setTimeout(walkTimeout);
    await wearLook(page, look);
    await installPageTools(page);
    await page.emulateMedia({ contrast: 'more' });
    for await (const { name } of everywhere(page, server, look)) {
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).analyze();
      const pale = violations.flatMap(({ nodes }) =>
        nodes.map((node) => `${node.html.slice(0, 120)}: ${node.any[0]?.message ?? ''}`),
      );
      expect.soft(pale, name).toEqual([]);
      await page.emulateMedia({ contrast: 'more', forcedColors: 'active' });
      expect.soft(await lostWithoutBackgrounds(page), `${name}, the system’s own colours`).toEqual([]);
      await page.emulateMedia({ contrast: 'more', forcedColors: 'none' });
    }
  });
}
