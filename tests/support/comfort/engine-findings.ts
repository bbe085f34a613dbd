import type { Page } from '@playwright/test';

/**
 * A definite failure that an accessibility checker reports. `path` is the path of its element, such as `/html[1]/body[1]/p[2]`.
 */
export interface EngineFinding {
  rule: string;
  message: string;
  path: string;
}

/**
 * Wrong findings of a rule, which the tests ignore. `elements` selects the elements for which the rule is wrong; without it,
 * the rule is wrong for all. `because` is the reason.
 */
export interface LeftOut {
  rule: string;
  elements?: string;
  because: string;
}

/** Opens every collapsed group, so that the accessibility checkers check its content as users see it. */
export async function openGroups(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let closed; (closed = document.querySelector<HTMLDetailsElement>('details:not([open], [data-tried])'));) {
      closed.dataset['tried'] = '';
      closed.open = true;
      await new Promise((opened) => requestAnimationFrame(() => requestAnimationFrame(opened)));
    }
  });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Returns the findings that are not left out, one line each: the rule, the message, and the element. */
export function faultsOf(page: Page, findings: EngineFinding[], leftOut: LeftOut[]): Promise<string[]> {
  return page.evaluate(
    ({ findings, leftOut }) => {
      /**
       * Finds the element of a path without XPath, in which SVG elements would need a namespace. A step that is no element, such
       * as a text, leads to its parent.
       */
      const elementAt = (path: string) => {
        let element = document.documentElement;
        for (const step of path.split('/').slice(2)) {
          const [, name, place] = /^(.+)\[(\d+)\]$/.exec(step) ?? [];
          const next = [...element.children].filter(({ localName }) => localName === name)[Number(place) - 1];
          if (!next) break;
          element = next as HTMLElement;
        }
        return element;
      };
      return findings.flatMap(({ rule, message, path }) => {
        const element = elementAt(path);
        const isLeftOut = leftOut.some((each) => each.rule === rule && element.matches(each.elements ?? '*'));
        return isLeftOut ? [] : [`${rule}: ${message.replace(/\s+/g, ' ')}: ${element.outerHTML.slice(0, 160)}`];
      });
    },
    { findings, leftOut },
  );
}
