import type { Page } from '@playwright/test';

/**
 * Turns the Portuguese messages into a pseudo-locale when the browser fetches them. The app itself is unchanged. Doubled,
 * accented vowels make a text about 40 % longer, and brackets at both ends reveal a text that is cut off.
 */
export async function applyPseudoLocale(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cogn-language', 'pt'));
  await page.route('**/words-*/*.json', async (route) => {
    const response = await route.fetch();
    const words = (await response.json()) as unknown;
    await route.fulfill({ response, json: pseudoMessages(words) });
  });
}

const accents: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'éê',
  i: 'íi',
  o: 'óõ',
  u: 'úu',
  A: 'Áa',
  E: 'Ée',
  I: 'Íi',
  O: 'Óo',
  U: 'Úu',
};

export const pseudo = (text: string): string => `[${stretch(text)}]`;

const stretch = (text: string) => text.replace(/[aeiouAEIOU]/g, (vowel) => accents[vowel] ?? vowel);

/** Converts a message file. It contains groups of texts; a text is a string, or the parts into which the build compiled it. */
function pseudoMessages(node: unknown): unknown {
  if (typeof node === 'string') return pseudo(node);
  if (Array.isArray(node)) return ['[', ...stretchParts(node), ']'];
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, pseudoMessages(value)]));
}

/**
 * Converts the parts of a compiled text: strings, and placeholders `[name, kind, branches]`. A branch is a string or a list
 * of parts.
 */
function stretchParts(parts: readonly unknown[]): unknown[] {
  return parts.map((part) => {
    if (typeof part === 'string') return stretch(part);
    if (!Array.isArray(part)) return part;
    const [name, kind, branches] = part as [string, unknown, unknown];
    if (typeof kind === 'number' && typeof branches === 'object' && branches !== null) {
      const longer = Object.entries(branches).map(([option, branch]) => [option, stretchBranch(branch)]);
      return [name, kind, Object.fromEntries(longer)];
    }
    return part;
  });
}

const stretchBranch = (branch: unknown) =>
  typeof branch === 'string' ? stretch(branch) : Array.isArray(branch) ? stretchParts(branch) : branch;
