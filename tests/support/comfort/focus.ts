import type { Page } from '@playwright/test';

/** What the focus met on its way through a place. */
export interface FocusWay {
  /** How many controls the person can reach. */
  reached: number;
  faults: string[];
}

/** More steps than any place has: whoever needs them is caught in a loop. */
const mostSteps = 250;

/** Rules 12 and 13: Tab leads to every control, and wherever the focus is it can be seen, whole, under nothing that lies over it. */
export async function walkByTab(page: Page): Promise<FocusWay> {
  const faults: string[] = [];
  await page.evaluate(() => {
    // A place of a scrolled page would begin in its middle.
    window.scrollTo(0, 0);
    const open = document.querySelector('[role="dialog"], [role="alertdialog"]');
    // Tab goes on from where the focus was last: the body takes it, and so the next Tab leads to the first control.
    if (!open) {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    }
    for (const control of window.comfort.controls()) control.dataset['wanted'] = '';
    // One key takes the focus into a group of choices; the arrow keys go on from there.
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
      // A date field of the browser has several steps within it.
      if (element.dataset['met'] === 'now') return [];
      for (const before of document.querySelectorAll<HTMLElement>('[data-met]')) before.dataset['met'] = 'earlier';
      element.dataset['met'] = 'now';
      const { tell } = window.comfort;
      const ring = (of: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(of);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      const told: string[] = [];
      const holder = element.closest('label');
      if (!ring(element) && !(holder && ring(holder))) told.push(`${tell(element)} has no ring`);
      const { left, right, top, bottom } = (holder ?? element).getBoundingClientRect();
      const large = bottom - top > window.innerHeight;
      if (!large && (top < -1 || bottom > window.innerHeight + 1)) told.push(`${tell(element)} is not in view`);
      const covered = [left + 4, (left + right) / 2, right - 4].filter((x) => {
        const over = document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2);
        return over && !element.contains(over) && !over.contains(element) && !holder?.contains(over);
      });
      if (!large && covered.length > 0) told.push(`${tell(element)} is covered`);
      return told;
    });
    if (met === null) break;
    reached += 1;
    faults.push(...met);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll('[data-wanted]:not([data-met])')].map((element) => window.comfort.tell(element)),
  );
  return { reached, faults: [...faults, ...missed.map((control) => `${control} is not reached`)] };
}
