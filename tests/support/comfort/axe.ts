import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What we hold ourselves to: WCAG 2.0 to 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands: by these rules, or by all of our levels. One line for each rule that is broken. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Without frames, which rule 19 forbids, no second page is needed: opening one would take the focus away from this one.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(levels)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message ?? ''})`).join(' | ')}`,
  );
}

declare global {
  interface Window {
    /** Whether something began to move since the page had last settled. */
    movedAgain?: boolean;
  }
}

/** Waits until nothing is on its way any more: a panel that is half there has half of its colours. What breathes for ever is let be. */
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
 * Expects that axe finds nothing on the page once it has settled. What comes while axe looks, as a toast may on a busy machine, is looked at
 * again when it is there.
 */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  let faults: string[];
  do {
    await settled(page);
    faults = await axeFaults(page);
  } while (faults.length > 0 && (await page.evaluate(() => window.movedAgain)));
  expect(faults, what).toEqual([]);
}
