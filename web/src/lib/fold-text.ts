/**
 * A text as it is compared when accents, capitals and width don't matter: "Açúcar" → "acucar", "ｶﾆ" and "カニ" → "かに". For searching and
 * matching only, never for showing.
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
