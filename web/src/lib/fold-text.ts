/**
 * Normalizes a text for search, without accents, case and width: "Açúcar" → "acucar", "ｶﾆ" and "カニ" → "かに". Never show the
 * result.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[\u30a1-\u30f6]/gu, (katakana) => String.fromCodePoint((katakana.codePointAt(0) ?? 0) - 0x60));
}

/** The different words of a search query, folded. */
export const searchTerms = (query: string): readonly string[] => [...new Set(foldText(query).split(/\s+/u).filter(Boolean))];

/** Whether a text contains all of these folded words. True if there are none. */
export function containsTerms(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text);
  return terms.every((term) => folded.includes(term));
}
