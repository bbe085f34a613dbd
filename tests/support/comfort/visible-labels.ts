import type { Page } from '@playwright/test';

/** Rule 30: every button and link shows words, and its spoken name holds the words that are seen (WCAG 2.5.3). */
export function controlsWithoutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, texts, tell } = window.comfort;
    const shown = texts();
    const plain = (words: string) =>
      words
        .toLowerCase()
        .replace(/[\s\p{P}]+/gu, ' ')
        .trim();
    return controls().flatMap((element) => {
      if (!['A', 'BUTTON', 'SUMMARY'].includes(element.tagName) && !element.hasAttribute('role')) return [];
      const seen = shown.filter(({ element: one }) => element.contains(one)).map(({ text }) => text);
      if (seen.length === 0) return [`${tell(element)} shows no words`];
      const spoken = element.getAttribute('aria-label');
      if (spoken === null || seen.every((words) => plain(spoken).includes(plain(words)))) return [];
      return [`${tell(element)} shows “${seen.join(' ')}” and is spoken otherwise`];
    });
  });
}

/** Rule 29: a slider, a scale and a picture say in words what their number means. */
export function numbersWithoutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { controls, tell } = window.comfort;
    const wordless = (words: string | null | undefined) => !/\p{L}/u.test(words ?? '');
    /** A part that is folded away shows no words yet, but has them. */
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
    return [...sliders, ...scales, ...pictures].map((element) => `${tell(element)} has a number and no words`);
  });
}
