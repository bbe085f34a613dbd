import type { Page } from '@playwright/test';

/**
 * A language that nobody speaks, made of the Portuguese words while the browser fetches them: every vowel twice and accented, which makes
 * a text some 40 % longer, between brackets, which show where one was cut. The app knows nothing of it.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cogn-language', 'pt'));
  await page.route('**/words-*/*.json', async (route) => {
    const response = await route.fetch();
    const words = (await response.json()) as unknown;
    await route.fulfill({ response, json: pseudoWords(words) });
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

/** One text in the language that nobody speaks. */
export const pseudo = (text: string): string => `[${stretch(text)}]`;

const stretch = (text: string) => text.replace(/[aeiouAEIOU]/g, (vowel) => accents[vowel] ?? vowel);

/** A file of words: groups of texts, each a string or the parts that the build compiled it into. */
function pseudoWords(node: unknown): unknown {
  if (typeof node === 'string') return pseudo(node);
  if (Array.isArray(node)) return ['[', ...stretchParts(node), ']'];
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, pseudoWords(value)]));
}

/** The parts of a compiled text: words, and placeholders `[name, kind, branches]`, whose branches hold parts again. */
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
