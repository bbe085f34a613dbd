import type { Page } from '@playwright/test';

/**
 * Rule 7, with the system's own colours (forced-colors), where every background is taken away: a button still has an edge or words of its
 * own colour, what is chosen is told by more than its ground, and the focus has its ring.
 */
export function lostWithoutBackgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, tell } = window.comfort;
    const edged = (element: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
    };
    const boundless = controls()
      .filter((element) =>
        element.matches('input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea'),
      )
      // A field that lies unseen over words is bounded by them.
      .filter((element) => getComputedStyle(element).opacity !== '0' && !edged(element))
      .map((element) => `${tell(element)} has no edge`);
    const chosen = controls()
      .filter((element) => element.matches('[aria-current="page"], [aria-pressed="true"], [aria-selected="true"]'))
      .filter((element) => {
        const other = [...document.querySelectorAll(element.tagName)].find(
          (one) =>
            one !== element && one.className !== element.className && one.closest('nav, ul') === element.closest('nav, ul'),
        );
        const look = (of: Element) => {
          const { fontWeight, borderTopWidth, outlineStyle, textDecorationLine, color } = getComputedStyle(of);
          return [fontWeight, borderTopWidth, outlineStyle, textDecorationLine, color].join();
        };
        return other !== undefined && look(other) === look(element);
      })
      .map((element) => `${tell(element)} is chosen, and only its ground tells`);
    const ringless = controls()
      .slice(0, 8)
      .filter((element) => {
        element.focus({ preventScroll: true });
        if (!element.matches(':focus-visible')) return false;
        const holder = element.closest('label');
        const ring = (of: Element | null) => of !== null && getComputedStyle(of).outlineStyle !== 'none';
        return !ring(element) && !ring(holder);
      })
      .map((element) => `${tell(element)} has no ring`);
    return [...boundless, ...chosen, ...ringless];
  });
}
