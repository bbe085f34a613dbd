import type { Page } from '@playwright/test';

/** What runs inside the page, so that every inspection speaks of the same things in the same way. */
export interface PageTools {
  /** A control that the person can see now, tell it and press it. */
  controls: () => HTMLElement[];
  /** Elements that hold text of their own that is on view, with that text. */
  texts: () => { element: HTMLElement; text: string }[];
  /** Words that lead a reader of a failed test to the element. */
  tell: (element: Element) => string;
}

declare global {
  interface Window {
    comfort: PageTools;
  }
}

function install(): void {
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Only a screen reader meets it: cut to a point, or drawn with no opacity. */
  const forEars = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position, overflow, opacity } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (opacity === '0' || clipPath === 'inset(50%)') return true;
      if (position === 'absolute' && overflow === 'hidden' && width <= 1 && height <= 1) return true;
    }
    return false;
  };
  /** Behind an open modal dialog nothing can be reached. */
  const reachable = (element: Element) => element.closest('[inert], [aria-hidden="true"]') === null;
  const kinds =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [role="menuitem"]';
  window.comfort = {
    controls: () =>
      [...document.querySelectorAll<HTMLElement>(kinds)].filter((element) => seen(element) && reachable(element)),
    texts: () =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
        const text = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
          .join('')
          .trim();
        const shown = text !== '' && !(element instanceof SVGElement) && seen(element) && !forEars(element);
        return shown && reachable(element) ? [{ element, text }] : [];
      }),
    tell: (element) => {
      const name = element.getAttribute('aria-label') ?? (element instanceof HTMLElement ? element.innerText : '');
      const path = element.tagName.toLowerCase() + (element.id ? `#${element.id}` : '');
      return `<${path}> “${name.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
    },
  };
}

/** Puts the tools into every page that opens from now on. */
export async function installPageTools(page: Page): Promise<void> {
  await page.addInitScript(install);
}
