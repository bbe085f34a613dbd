import type { Page } from '@playwright/test';

/** The result of moving through a route or a dialog with the Tab key. */
export interface FocusWay {
  /** The number of controls that the user can reach. */
  reached: number;
  faults: string[];
}

/** The maximum number of Tab presses. No route or dialog needs that many: if it is reached, the focus moves in a loop. */
const mostSteps = 250;

/**
 * Rules 12 and 13: checks that Tab reaches every control, and that each has a focus ring, is fully visible and is not covered.
 */
export async function walkByTab(page: Page): Promise<FocusWay> {
  const faults: string[] = [];
  await page.evaluate(() => {
    // On a scrolled page, Tab would start in the middle of the page.
    window.scrollTo(0, 0);
    const open = document.querySelector('[role="dialog"], [role="alertdialog"]');
    // Tab continues from the last focus. The body gets the focus, so that the first Tab reaches the first control.
    if (!open) {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    }
    for (const control of window.comfort.controls()) control.dataset['wanted'] = '';
    // Tab enters a radio group once; arrow keys move within it.
    const groups = new Set<string>();
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"][data-wanted]')) {
      const group = radio.form?.id + radio.name;
      const checked = document.querySelector(`input[type="radio"][name="${radio.name}"]:checked`);
      if (groups.has(group) || (checked && checked !== radio)) delete radio.dataset['wanted'];
      groups.add(group);
    }
    for (const unable of document.querySelectorAll<HTMLElement>(':disabled, [tabindex="-1"]'))
      delete unable.dataset['wanted'];
  });
  let reached = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element.dataset['met'] === 'earlier') return null;
      // The browser’s date field has several tab stops, so the focus can stay on the same element.
      if (element.dataset['met'] === 'now') return [];
      for (const before of document.querySelectorAll<HTMLElement>('[data-met]')) before.dataset['met'] = 'earlier';
      element.dataset['met'] = 'now';
      const { describe } = window.comfort;
      const ring = (of: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(of);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      const found: string[] = [];
      const holder = element.closest('label');
      if (!ring(element) && !(holder && ring(holder))) found.push(`${describe(element)} has no ring`);
      const { left, right, top, bottom } = (holder ?? element).getBoundingClientRect();
      const large = bottom - top > window.innerHeight;
      if (!large && (top < -1 || bottom > window.innerHeight + 1)) found.push(`${describe(element)} is not in view`);
      const covered = [left + 4, (left + right) / 2, right - 4].filter((x) => {
        const over = document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2);
        return over && !element.contains(over) && !over.contains(element) && !holder?.contains(over);
      });
      if (!large && covered.length > 0) found.push(`${describe(element)} is covered`);
      return found;
    });
    if (met === null) break;
    reached += 1;
    faults.push(...met);
  }
  const missed = await page.evaluate(() => {
    // In a radio group without a checked button, Chromium may focus any of the buttons.
    const isMet = ({ name }: HTMLInputElement) =>
      name !== '' && document.querySelector(`input[type="radio"][name="${name}"][data-met]`) !== null;
    return [...document.querySelectorAll<HTMLElement>('[data-wanted]:not([data-met])')]
      .filter((element) => !(element.matches('input[type="radio"]') && isMet(element as HTMLInputElement)))
      .map((element) => window.comfort.describe(element));
  });
  return { reached, faults: [...faults, ...missed.map((control) => `${control} is not reached`)] };
}
