import { expect, type Page } from '@playwright/test';
import type { Appearance } from '../appearances.ts';
import { axeFaults } from './axe.ts';
import { openDialog } from './dialogs.ts';
import type { Place } from './everywhere.ts';
import { walkByTab } from './focus.ts';
import { lostText, spaceText } from './lost-text.ts';
import { movingNow } from './motion.ts';
import { lostWithoutBackgrounds } from './lost-without-backgrounds.ts';
import { recordedBy } from './recorder.ts';

// These checks change the route or dialog that they check. They restore its colours, size and text spacing, but not the focus.
// keyboardFaults also closes the dialog.

/** Comfort rule 5: reports motion since the place opened, under the pointer, and on focus. */
export async function motionsOf(page: Page): Promise<string[]> {
  await page.locator('button:visible, a:visible').last().hover({ force: true });
  await page.keyboard.press('Tab');
  const { motions } = await recordedBy(page);
  return [...motions.map(({ what }) => what), ...(await movingNow(page))];
}

/**
 * Comfort rule 7: reports texts with a contrast below 7:1 when the user prefers more contrast, and what is lost with forced
 * colours.
 */
export async function contrastFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  // The enhanced rule skips text that already fails the normal rule, so both rules run.
  const pale = await axeFaults(page, ['color-contrast', 'color-contrast-enhanced']);
  await page.emulateMedia({ contrast: 'more', forcedColors: 'active' });
  const lost = await lostWithoutBackgrounds(page);
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none' });
  return [...pale, ...lost.map((fault) => `in the system’s own colours ${fault}`)];
}

/** The screen sizes that remain after magnification, in CSS px. */
const screens = [
  { what: '200 %', width: 640, height: 400 },
  { what: '320 px', width: 320, height: 640 },
];

/** Comfort rule 8: reports texts that are lost on a magnified screen, with normal and with wide text spacing. */
export async function magnifiedFaults(page: Page, appearance: Appearance): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, width, height } of screens) {
    await page.setViewportSize({ width, height });
    for (const wide of [false, true]) {
      await spaceText(page, wide);
      faults.push(...(await lostText(page)).map((fault) => `at ${what}${wide ? ', spaced' : ''}: ${fault}`));
    }
  }
  await spaceText(page, false);
  await page.setViewportSize({ width: appearance.width, height: 844 });
  return faults;
}

/** Rules 12 and 13: Tab must reach every control visibly. Esc must close the dialog and return the focus to its opener. */
export async function keyboardFaults(page: Page, { opener }: Place): Promise<string[]> {
  const { reached, faults } = await walkByTab(page);
  if (reached < 2) faults.push('Tab leads nowhere');
  if (!opener) return faults;
  // In a group of the settings, the first Esc returns to the list of groups.
  for (let step = 0; step < 2 && (await openDialog(page).count()) > 0; step += 1) await page.keyboard.press('Escape');
  const report = (fault: string) => () => faults.push(fault);
  await expect(openDialog(page)).toHaveCount(0).catch(report('Esc does not close it'));
  await expect(opener).toBeFocused().catch(report('the focus is not back where it came from'));
  return faults;
}
