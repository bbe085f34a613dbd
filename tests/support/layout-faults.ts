import type { Page } from '@playwright/test';

/**
 * Finds faults that longer texts could cause on the current page: a page wider than the screen, a text cut off by its box, a text
 * that overflows its button, link, label or table cell, or overlapping parts of the header. Returns one line for each fault.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} px wide on ${window.innerWidth}`);

    const named = (element: Element) =>
      `<${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 50)}”`;
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Text that is only for screen readers is one pixel wide.
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const words = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    /** The rectangles of an element's visible text, without text that is only for screen readers. */
    const boxesOf = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) return seen(node) ? boxesOf(node) : [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    /** If a dialog is open, only the dialog is checked, because it covers the page. */
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(seen);
    const stage = dialogs.at(-1) ?? document.body;
    const all = [...stage.querySelectorAll('*')].filter((element) => element instanceof HTMLElement && seen(element));

    for (const element of all) {
      const style = getComputedStyle(element);
      const texts = words(element);
      if (texts.length > 0) {
        const hidesX = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const hidesY = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (hidesX && element.scrollWidth > element.clientWidth + 1) faults.push(`cut off at the side: ${named(element)}`);
        if (hidesY && element.scrollHeight > element.clientHeight + 1) faults.push(`cut off below: ${named(element)}`);
      }
      if (element.matches('button, a, [role="button"], [role="tab"], [role="radio"], label, th, td, legend')) {
        const box = element.getBoundingClientRect();
        const leaves = boxesOf(element).some(
          (text) =>
            text.width > 2 &&
            (text.left < box.left - 1 ||
              text.right > box.right + 1 ||
              text.top < box.top - 2 ||
              text.bottom > box.bottom + 2),
        );
        if (leaves && style.display !== 'inline') faults.push(`words leave their box: ${named(element)}`);
      }
    }
    const parts = [...document.querySelectorAll('header :is(a, button, select, h1, p)')].filter(
      (part) => seen(part) && stage === document.body,
    );
    parts.forEach((part, index) => {
      for (const other of parts.slice(index + 1)) {
        if (part.contains(other) || other.contains(part)) continue;
        const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const over =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (over) faults.push(`in the header ${named(part)} lies over ${named(other)}`);
      }
    });
    return [...new Set(faults)];
  });
}
