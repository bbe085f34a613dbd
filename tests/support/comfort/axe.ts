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

/** Waits until nothing is on its way any more: a panel that is half there has half of its colours. What breathes for ever is let be. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Says, when it is called again, whether something began to move since: what axe saw then had half of its colours. */
async function watchMotion(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const motion = { began: false };
    const note = () => (motion.began = true);
    for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, note, { once: true });
    return motion;
  });
  return () => seen.evaluate(({ began }) => began);
}

/** Expects that axe finds nothing on the page once it has settled. What came into motion under its eyes is looked at again. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    await settled(page);
    const moved = await watchMotion(page);
    const faults = await axeFaults(page);
    // A page that never rests fails as it stands.
    if (faults.length > 0 && looks < 3 && (await moved())) continue;
    expect(faults, what).toEqual([]);
    return;
  }
}
