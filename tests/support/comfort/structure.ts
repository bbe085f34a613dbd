import type { Page } from '@playwright/test';

/**
 * Checks the structure for screen readers. A route must have one main part, a banner, a title, one h1 and no open dialog. A
 * dialog must be the only open dialog. Navigations must have names, and no heading level may be skipped.
 */
export function confusingStructure(page: Page, place: 'route' | 'dialog'): Promise<string[]> {
  return page.evaluate((kind) => {
    const { describe } = window.comfort;
    const heard = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.closest('[inert], [aria-hidden="true"]') === null && element.checkVisibility(),
      );
    const faults: string[] = [];
    const dialogs = heard('[role="dialog"], [role="alertdialog"]');
    if (kind === 'dialog') {
      if (dialogs.length !== 1) faults.push(`${String(dialogs.length)} dialogs are open`);
      for (const landmark of heard('header, footer'))
        if (landmark.closest('[role="dialog"], [role="alertdialog"]') && !landmark.closest('article, section'))
          faults.push(`${describe(landmark)} is a landmark without a name`);
    } else {
      if (dialogs.length > 0) faults.push('a dialog is open that nobody asked for');
      if (heard('main').length !== 1) faults.push(`${String(heard('main').length)} main parts`);
      if (heard('h1').length !== 1) faults.push(`${String(heard('h1').length)} first headings`);
      if (heard('header').length === 0) faults.push('no banner');
      if (document.title.trim() === '') faults.push('no title');
    }
    for (const navigation of heard('nav'))
      if (!navigation.ariaLabel && !navigation.hasAttribute('aria-labelledby'))
        faults.push(`${describe(navigation)} has no name`);
    let before = kind === 'dialog' ? 2 : 0;
    for (const heading of heard('h1, h2, h3, h4, h5, h6')) {
      const level = Number(heading.tagName[1]);
      if (level > before + 1) faults.push(`${describe(heading)} leaves a level out`);
      before = level;
    }
    return faults;
  }, place);
}

/** Comfort rule 16: reports live regions that interrupt. Only errors may interrupt, and the visited places show no errors. */
export function interruptions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="alert"], [aria-live="assertive"]')]
      .filter((element) => (element.textContent ?? '').trim() !== '')
      .map((element) => `${window.comfort.describe(element)} interrupts`),
  );
}
