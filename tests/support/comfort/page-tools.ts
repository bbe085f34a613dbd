import type { Page } from '@playwright/test';

/** Functions in the page that all checks share, so that they examine and describe the same elements. */
export interface PageTools {
  /** The controls that the user can see and press now. */
  controls: () => HTMLElement[];
  /** Elements with visible text of their own, each with that text. */
  texts: () => { element: HTMLElement; text: string }[];
  /** A short description that helps a developer to find the element in the code. */
  describe: (element: Element) => string;
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
  /** Whether an element is only for screen readers: the element or an ancestor is clipped to a point, or transparent. */
  const forEars = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position, overflow, opacity } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (opacity === '0' || clipPath === 'inset(50%)') return true;
      if (position === 'absolute' && overflow === 'hidden' && width <= 1 && height <= 1) return true;
    }
    return false;
  };
  /** Whether the user can reach the element, because no open modal dialog blocks it. */
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
    describe: (element) => {
      const name = element.getAttribute('aria-label') ?? (element instanceof HTMLElement ? element.innerText : '');
      const path = element.tagName.toLowerCase() + (element.id ? `#${element.id}` : '');
      return `<${path}> “${name.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
    },
  };
}

/** Installs `window.comfort` in every page that opens from now on. */
export async function installPageTools(page: Page): Promise<void> {
  await page.addInitScript(install);
}
