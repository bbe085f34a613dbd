import type { Page } from '@playwright/test';

/** Help controls other than the button "Help now": links for calls and messages, and the country field of Help now. */
const calls = 'a[href^="tel:"], a[href^="sms:"], a[href^="https://wa.me/"], select[name="country"]';

/** The screen of the smallest supported phone. */
const small = { width: 320, height: 640 };

/**
 * Reports each help control that something covers. Also reports a page without the button "Help now", unless Help now is open.
 * Scrolls each control to the top and to the bottom of the screen, and hit-tests its centre and corners.
 */
export function findCoveredHelpControls(page: Page, what = ''): Promise<string[]> {
  return page.evaluate(
    async ({ selector, suffix }) => {
      const { controls, describe } = window.comfort;
      const ways = controls().filter(
        (each) => each.matches(selector) || (each.matches('button') && each.querySelector('.lucide-life-buoy') !== null),
      );
      const isHelpOpen = new URLSearchParams(location.search).has('help');
      const faults = ways.some((each) => each.matches('button')) || isHelpOpen ? [] : ['there is no way to help'];
      const frame = () => new Promise((after) => requestAnimationFrame(after));
      for (const way of ways) {
        for (const block of ['start', 'end'] as const) {
          way.scrollIntoView({ block });
          await frame();
          await frame();
          await frame();
          const { left, right, top, bottom } = way.getBoundingClientRect();
          const points = [
            [(left + right) / 2, (top + bottom) / 2],
            ...[left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y])),
          ] as [number, number][];
          const over = points
            .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
            .map(([x, y]) => document.elementFromPoint(x, y))
            .find((met) => met && !way.contains(met) && !met.contains(way));
          if (over) faults.push(`${describe(way)} is covered by ${describe(over)}`);
        }
      }
      window.scrollTo(0, 0);
      return [...new Set(faults)].map((fault) => fault + suffix);
    },
    { selector: calls, suffix: what && ` (${what})` },
  );
}

/**
 * Shows a stand-in for a toast: an element in the toast layer, as high as a toast with a button. F8 opens the history of
 * toasts and so loads that layer.
 */
async function showStandIn(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  const notices = page.locator('[data-toasts] section');
  await notices.waitFor();
  await notices
    .locator('button')
    .first()
    .evaluate((button) => (button as HTMLElement).click());
  await notices.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const toast = document.createElement('li');
    toast.id = 'stand-in';
    toast.style.cssText = 'height: 112px; pointer-events: auto; background: Canvas; list-style: none';
    document.querySelector('[data-toasts] ol')?.append(toast);
  });
}

/**
 * Checks that nothing covers a help control: first as the page is, then with a toast, then with a toast on the smallest phone.
 */
export async function helpFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults = await findCoveredHelpControls(page);
  await showStandIn(page);
  faults.push(...(await findCoveredHelpControls(page, 'with a toast')));
  await page.setViewportSize(small);
  faults.push(...(await findCoveredHelpControls(page, 'with a toast, at 320 px')));
  await page.evaluate(() => document.querySelector('#stand-in')?.remove());
  if (before) await page.setViewportSize(before);
  return faults;
}
