import { foldText } from '#lib/fold-text.ts';

/** A text written without spaces between words: it is looked through, not split. */
export const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The words of a folded text in their order. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What singular and plural of a word share in the five languages with letters: "amendoins" and "amendoim", "nueces" and "nuez", "berries" and
 * "berry", "uova" and "uovo". A rule of thumb for a hint, not grammar.
 */
export function stemOf(word: string): string {
  const singular = word
    .replace(/(?:oes|aes|aos)$/u, 'ao')
    .replace(/ns$/u, 'm')
    .replace(/ces$/u, 'z')
    .replace(/(?<=..)ies$/u, 'y')
    .replace(/(?<=..)[sx]$/u, '');
  return singular.length >= 4 ? singular.replace(/[aeiouy]$/u, '') : singular;
}
