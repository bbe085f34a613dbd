import type { Page } from '@playwright/test';

/**
 * Comfort rule 7: reports what is lost with forced colours, which remove every background. A field must still have a border.
 * A selected control must differ from an unselected one in more than its background. The first eight controls must have a ring
 * when they have the focus.
 */
export function lostWithoutBackgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, describe } = window.comfort;
    const edged = (element: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
    };
    const boundless = controls()
      .filter((element) =>
        element.matches('input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea'),
      )
      // An invisible date field needs no border of its own. It is on top of a visible text, which shows where the field is.
      .filter((element) => getComputedStyle(element).opacity !== '0' && !edged(element))
      .map((element) => `${describe(element)} has no edge`);
    const chosen = controls()
      .filter((element) => element.matches('[aria-current="page"], [aria-pressed="true"], [aria-selected="true"]'))
      .filter((element) => {
        const other = [...document.querySelectorAll(element.tagName)].find(
          (one) =>
            one !== element && one.className !== element.className && one.closest('nav, ul') === element.closest('nav, ul'),
        );
        const styles = (of: Element) => {
          const { fontWeight, borderTopWidth, outlineStyle, textDecorationLine, color } = getComputedStyle(of);
          return [fontWeight, borderTopWidth, outlineStyle, textDecorationLine, color].join();
        };
        return other !== undefined && styles(other) === styles(element);
      })
      .map((element) => `${describe(element)} is chosen, and only its background shows it`);
    const ringless = controls()
      .slice(0, 8)
      .filter((element) => {
        element.focus({ preventScroll: true });
        if (!element.matches(':focus-visible')) return false;
        const holder = element.closest('label');
        const ring = (of: Element | null) => of !== null && getComputedStyle(of).outlineStyle !== 'none';
        return !ring(element) && !ring(holder);
      })
      .map((element) => `${describe(element)} has no ring`);
    return [...boundless, ...chosen, ...ringless];
  });
}
