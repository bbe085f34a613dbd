import { openDialog } from '../../support/comfort/dialogs.ts';
import { everywhere, walkTimeout } from '../../support/comfort/everywhere.ts';
import { walkByTab } from '../../support/comfort/focus.ts';
import { installPageTools } from '../../support/comfort/page-tools.ts';
import { looksOfThisRun, nameOfLook, wearLook } from '../../support/looks.ts';
import { expect, test } from '../../support/test.ts';

/** comfort-rules.md 12 and 13: by keyboard alone, with the focus always in sight, and back where it came from. */

const looks = looksOfThisRun();

// Colours change nothing here: a run takes one size, a long one both.
for (const look of looks.slice(0, 2)) {
  test(`Tab reaches everything everywhere, always in sight; Esc closes every dialog and gives the focus back (${nameOfLook(look)})`, async ({
    page,
    server,
  }) => {
    test.setTimeout(walkTimeout);
    await wearLook(page, look);
    await installPageTools(page);
    for await (const { name, kind, opener } of everywhere(page, server, look)) {
      if (kind === 'dialog') await expect.soft(openDialog(page).locator(':focus'), name).toHaveCount(1);
      const { reached, faults } = await walkByTab(page);
      expect.soft(faults, name).toEqual([]);
      expect.soft(reached, name).toBeGreaterThan(1);
      if (!opener) continue;
      // A step of the settings leads back to the list first.
      for (let step = 0; step < 2 && (await openDialog(page).count()) > 0; step += 1) await page.keyboard.press('Escape');
      await expect.soft(openDialog(page), name).toHaveCount(0);
      await expect.soft(opener, name).toBeFocused();
    }
  });
}
