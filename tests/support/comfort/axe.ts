import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The required standard: WCAG 2.0 to 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs axe on the page as it is now, with these rules or with all required levels. Returns one line for each violated rule.
 * A sticky bar may partly cover a control, so a control that fails the rule `target-size` is checked again in the middle of
 * the screen.
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode, because axe would otherwise open a second page, which takes the focus from this one. Axe needs the second
  // page only to combine the results of frames, and our pages have none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(levels)).analyze();
  const faults = [];
  for (const { id, nodes } of violations) {
    const remaining = [];
    for (const node of nodes)
      if (id !== 'target-size' || (await isSmallInTheMiddle(page, String(node.target[0])))) remaining.push(node);
    if (remaining.length > 0)
      faults.push(
        `${id}: ${remaining.map(({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message ?? ''})`).join(' | ')}`,
      );
  }
  return faults;
}

/** Whether a control is too small, or too close to others, even in the middle of the screen. Restores the scroll position. */
async function isSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  const target = page.locator(selector).first();
  const before = await page.evaluate(() => scrollY);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(selector).withRules('target-size').analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
  return violations.length > 0;
}

declare global {
  interface Window {
    /** Whether an animation or transition began after `settled` last returned. */
    movedAgain?: boolean;
  }
}

/** Waits until every finite animation has ended, because a panel that is still fading in has the wrong colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    window.movedAgain = false;
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(kind, () => (window.movedAgain = true), { capture: true, once: true });
    }
  });
}

/**
 * Fails if axe finds anything after the page has settled. If an animation began before axe found a fault, such as that of a late
 * toast on a busy machine, axe runs again.
 */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  let faults: string[];
  do {
    await settled(page);
    faults = await axeFaults(page);
  } while (faults.length > 0 && (await page.evaluate(() => window.movedAgain)));
  expect(faults, what).toEqual([]);
}
