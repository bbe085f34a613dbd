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
