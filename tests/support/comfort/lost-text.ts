import type { Page } from '@playwright/test';

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Applies the text spacing of WCAG 1.4.12, or removes it. */
export async function spaceText(page: Page, wide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      if (css) sheet.replaceSync(css);
      // The content security policy refuses style elements, but not constructed style sheets.
      document.adoptedStyleSheets = [sheet];
    },
    wide ? spacing : '',
  );
}

/** Comfort rule 8: reports text that is clipped or outside the screen, and a page that is wider than the screen. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { texts, describe } = window.comfort;
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) faults.push(`the page is ${String(scrollWidth)} px wide`);
    for (const { element } of texts()) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (cuts(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
          faults.push(`${describe(element)} is cut off at its side`);
        if (cuts(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
          faults.push(`${describe(element)} is cut off at its foot`);
        // The user can reach text in a scroll container. A fixed element does not move with its ancestors.
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
        if (position === 'fixed') break;
        if (at.parentElement === document.body && box.right > window.innerWidth + 1)
          faults.push(`${describe(element)} lies outside`);
      }
    }
    return faults;
  });
}
