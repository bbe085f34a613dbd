import type { LanguageCode } from '#core/messages/languages.ts';
import { containsTerms, foldText, searchTerms } from '#lib/fold-text.ts';

/** A picture's name in one language, and further words to find it by. */
export interface PictureName {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

const files: Readonly<Record<LanguageCode, () => Promise<{ readonly names: string; readonly none: string }>>> = {
  pt: () => import('./names/pt.ts'),
  en: () => import('./names/en.ts'),
  es: () => import('./names/es.ts'),
  fr: () => import('./names/fr.ts'),
  it: () => import('./names/it.ts'),
  ja: () => import('./names/ja.ts'),
  zh: () => import('./names/zh.ts'),
};

/** Loads the names of all pictures in a language. */
export const loadPictureNames = async (language: string): Promise<readonly PictureName[]> =>
  readNames((await files[language as LanguageCode]()).names);

/** Loads the names by all values that the column `picture` can have, with `noPicture` for the value without a picture. */
export async function loadNamesByValue(language: string, noPicture: string): Promise<ReadonlyMap<string, string>> {
  const { names, none } = await files[language as LanguageCode]();
  return new Map([[noPicture, none], ...readNames(names).map(({ id, name }) => [id, name] as const)]);
}

/** Reads a file of `names`. */
function readNames(text: string): readonly PictureName[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', written = ''] = line.split('=');
      const words = written.split('/');
      return { id, name: words[0] ?? id, words };
    });
}

/** The pictures that have all words of a query, those first whose name begins with it. */
export function findPictures(names: readonly PictureName[], query: string): readonly PictureName[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return [];
  const begins = ({ name }: PictureName) => Number(foldText(name).startsWith(terms[0] ?? ''));
  return names
    .filter(({ words }) => containsTerms(words.join('\n'), terms))
    .toSorted((one, other) => begins(other) - begins(one));
}

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The pictures whose words are in a message, at most `most`. The longest words are first, because they say most. */
export function suggestPictures(names: readonly PictureName[], message: string, most: number): readonly PictureName[] {
  const text = ` ${foldText(message).replace(/[^\p{L}\p{N}\p{M}'’]+/gu, ' ')} `;
  return names
    .map((name) => ({ name, length: Math.max(...name.words.map((word) => lengthIn(text, foldText(word)))) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .map(({ name }) => name);
}

/**
 * The length of a word that the text has, otherwise 0. A word of five letters or more may be the beginning of a longer one.
 * A single kana is never a word.
 */
function lengthIn(text: string, word: string): number {
  if (unspaced.test(word)) return text.includes(word) && !/^[\p{Script=Hiragana}]$/u.test(word) ? word.length : 0;
  return text.includes(word.length < 5 ? ` ${word} ` : ` ${word}`) ? word.length : 0;
}
