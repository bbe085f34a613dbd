import type { Page } from '@playwright/test';

/**
 * Comfort rule 30: reports buttons and links without visible text, or whose accessible name does not contain that text (WCAG
 * 2.5.3).
 */
export function controlsWithoutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, texts, describe } = window.comfort;
    const shown = texts();
    const plain = (words: string) =>
      words
        .toLowerCase()
        .replace(/[\s\p{P}]+/gu, ' ')
        .trim();
    return controls().flatMap((element) => {
      if (!['A', 'BUTTON', 'SUMMARY'].includes(element.tagName) && !element.hasAttribute('role')) return [];
      const seen = shown.filter(({ element: one }) => element.contains(one)).map(({ text }) => text);
      if (seen.length === 0) return [`${describe(element)} shows no words`];
      const spoken = element.getAttribute('aria-label');
      if (spoken === null || seen.every((words) => plain(spoken).includes(plain(words)))) return [];
      return [`${describe(element)} shows “${seen.join(' ')}” and is spoken otherwise`];
    });
  });
}

/** Comfort rule 29: reports sliders, scales and pictures whose number is not explained in text. */
export function numbersWithoutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, describe } = window.comfort;
    const wordless = (words: string | null | undefined) => !/\p{L}/u.test(words ?? '');
    /** The text of a label. For a hidden label, `innerText` would be empty. */
    const wordsOf = (label?: HTMLElement) => (label?.checkVisibility() ? label.innerText : label?.textContent);
    const sliders = controls().filter(
      (element) => element instanceof HTMLInputElement && element.type === 'range' && wordless(element.ariaValueText),
    );
    const scales = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter((radio) =>
      wordless(wordsOf(radio.labels?.[0]) ?? radio.ariaLabel),
    );
    const pictures = [...document.querySelectorAll('[role="img"], meter, progress')].filter((picture) => {
      const by = document.getElementById(picture.getAttribute('aria-labelledby') ?? '')?.innerText;
      return wordless(picture.getAttribute('aria-label') ?? by ?? picture.querySelector('title')?.textContent);
    });
    return [...sliders, ...scales, ...pictures].map((element) => `${describe(element)} has a number and no words`);
  });
}
