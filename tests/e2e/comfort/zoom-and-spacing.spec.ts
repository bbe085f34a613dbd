import { everywhere, walkTimeout } from '../../support/comfort/everywhere.ts';
import { lostText, spaceText } from '../../support/comfort/lost-text.ts';
import { installPageTools } from '../../support/comfort/page-tools.ts';
import { looksOfThisRun, nameOfLook, wearLook } from '../../support/looks.ts';
import { expect, test } from '../../support/test.ts';

/** comfort-rules.md 8: at 200 % and at 320 px, with text spaced as WCAG 1.4.12 asks, nothing is lost and nothing scrolls sideways. */

/** What is left of the screen at each magnification, in CSS px. The widest part of a look's rotation is enough: both sizes are set here. */
const screens = [
  { what: '200 %', width: 640, height: 400 },
  { what: '320 px', width: 320, height: 640 },
];
const looks = looksOfThisRun();

for (const look of looks) {
  test(`nothing is lost at 200 %, at 320 px and with widely spaced text (${nameOfLook(look)})`, async ({ page, server }) => {
    test.setTimeout(walkTimeout);
    await wearLook(page, look);
    await installPageTools(page);
    for await (const { name } of everywhere(page, server, look)) {
      for (const { what, width, height } of screens) {
        await page.setViewportSize({ width, height });
        for (const wide of [false, true]) {
          await spaceText(page, wide);
          expect.soft(await lostText(page), `${name} at ${what}${wide ? ', spaced' : ''}`).toEqual([]);
        }
      }
      await spaceText(page, false);
      await page.setViewportSize({ width: look.width, height: 844 });
    }
  });
}
