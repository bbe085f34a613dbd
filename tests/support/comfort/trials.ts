import { expect, type Page } from '@playwright/test';
import type { Look } from '../looks.ts';
import { axeFaults } from './axe.ts';
import { openDialog } from './dialogs.ts';
import type { Place } from './everywhere.ts';
import { walkByTab } from './focus.ts';
import { lostText, spaceText } from './lost-text.ts';
import { movingNow } from './motion.ts';
import { lostWithoutBackgrounds } from './own-colours.ts';
import { recordedBy } from './recorder.ts';

/** What is found by doing something to a place: each puts it back as it was, but the last, which leaves a dialog closed. */

/** Rule 5: what moved since the place opened, and what moves under a pointer or with the focus. */
export async function motionsOf(page: Page): Promise<string[]> {
  await page.locator('button:visible, a:visible').last().hover({ force: true });
  await page.keyboard.press('Tab');
  const { motions } = await recordedBy(page);
  return [...motions.map(({ what }) => what), ...(await movingNow(page))];
}

/** Rule 7: every text at 7:1 when more contrast is wished for, and nothing lost in the system's own colours. */
export async function contrastFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  // The second leaves to the first what is paler still.
  const pale = await axeFaults(page, ['color-contrast', 'color-contrast-enhanced']);
  await page.emulateMedia({ contrast: 'more', forcedColors: 'active' });
  const lost = await lostWithoutBackgrounds(page);
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none' });
  return [...pale, ...lost.map((fault) => `in the system’s own colours ${fault}`)];
}

/** What is left of the screen at each magnification, in CSS px. */
const screens = [
  { what: '200 %', width: 640, height: 400 },
  { what: '320 px', width: 320, height: 640 },
];

/** Rule 8: nothing is lost on a magnified screen, with its own and with wide spacing. */
export async function magnifiedFaults(page: Page, look: Look): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, width, height } of screens) {
    await page.setViewportSize({ width, height });
    for (const wide of [false, true]) {
      await spaceText(page, wide);
      faults.push(...(await lostText(page)).map((fault) => `at ${what}${wide ? ', spaced' : ''}: ${fault}`));
    }
  }
  await spaceText(page, false);
  await page.setViewportSize({ width: look.width, height: 844 });
  return faults;
}

/** Rules 12 and 13: Tab leads everywhere, in sight; Esc closes the dialog and the focus is back where it came from. */
export async function keyboardFaults(page: Page, { opener }: Place): Promise<string[]> {
  const { reached, faults } = await walkByTab(page);
  if (reached < 2) faults.push('Tab leads nowhere');
  if (!opener) return faults;
  // A step of the settings leads back to the list first.
  for (let step = 0; step < 2 && (await openDialog(page).count()) > 0; step += 1) await page.keyboard.press('Escape');
  const tell = (fault: string) => () => faults.push(fault);
  await expect(openDialog(page)).toHaveCount(0).catch(tell('Esc does not close it'));
  await expect(opener).toBeFocused().catch(tell('the focus is not back where it came from'));
  return faults;
}
