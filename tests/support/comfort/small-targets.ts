import type { Page } from '@playwright/test';

/**
 * Comfort rule 11: reports controls smaller than 44 px. The label of a checkbox, radio button, file or date field counts as a
 * part of the control. Skips links in a sentence (WCAG 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, describe } = window.comfort;
    const inSentence = (element: HTMLElement) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.innerText.trim().length ?? 0) > element.innerText.trim().length + 2;
    return controls().flatMap((element) => {
      if (inSentence(element)) return [];
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const [own, words] = [element.getBoundingClientRect(), label?.getBoundingClientRect()];
      const ticked = element instanceof HTMLInputElement && ['checkbox', 'radio', 'file', 'date'].includes(element.type);
      const width = ticked && words ? Math.max(own.width, words.width) : own.width;
      const height = ticked && words ? Math.max(own.height, words.height) : own.height;
      const size = `${width.toFixed(0)} × ${height.toFixed(0)} px`;
      return width >= 43.5 && height >= 43.5 ? [] : [`${describe(element)} is ${size}`];
    });
  });
}
