import type { Page } from '@playwright/test';

/** The spacing that WCAG 1.4.12 asks a page to bear. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Spaces text as widely as a person may (WCAG 1.4.12), or gives it back its own spacing. */
export async function spaceText(page: Page, wide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      if (css) sheet.replaceSync(css);
      // Not a style element: the content security policy refuses those.
      document.adoptedStyleSheets = [sheet];
    },
    wide ? spacing : '',
  );
}

/** Rule 8: text that is cut off or lies outside the screen, and a page that is wider than the screen. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { texts, tell } = window.comfort;
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
          faults.push(`${tell(element)} is cut off at its side`);
        if (cuts(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
          faults.push(`${tell(element)} is cut off at its foot`);
        // What scrolls can be reached; what is fixed does not move with its parents.
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
        if (position === 'fixed') break;
        if (at.parentElement === document.body && box.right > window.innerWidth + 1)
          faults.push(`${tell(element)} lies outside`);
      }
    }
    return faults;
  });
}
