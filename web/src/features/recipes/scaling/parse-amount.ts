/** How recipes write amounts: parts of regular expressions, which need the flag `u`. */
export const digit = '[0-9０-９]';
export const vulgar = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const slash = '[/⁄／]';
/** The text between a whole number and its fraction: "1 1/2", "1 e 1/2", "1と1/2". */
const joined = '(?:\\s*[と又]\\s*|\\s+(?:(?:e|y|et|and|&)\\s+)?)';
const plain = `${digit}+(?:[.,．，]${digit}+)*`;
const fraction = `${digit}+\\s?${slash}\\s?${digit}+`;

/** One number, such as `½`, `1½`, `1 1/2`, `1/2`, `1,5` or `200`. The longer forms are tried first. */
export const oneNumber = `(?:(?:${digit}+(?:${joined}|\\s*))?${vulgar}|${digit}+${joined}${fraction}|${fraction}|${plain})`;

/** The text between the two ends of a range: "2-3", "2 a 3", "2〜3". */
const between = '(?:\\s*[-–—~〜～至到]\\s*|\\s+(?:a|à|o|ou|or|to)\\s+)';

/** An amount must not be followed by more digits, a percentage, a degree, an ordinal, a time, or a name such as "7-Up". */
const noAmount = `(?!${digit}|${slash}|${vulgar}|[.,．，]${digit}|\\s*[%％°ºª:：]|\\s*[-–—~〜～]\\s*${digit}|[-–—]\\p{L})`;

/** An amount: a number or a range. The groups are `first`, `between` and `second`. */
export const amount = `(?<first>${oneNumber})(?:(?<between>${between})(?<second>${oneNumber}))?${noAmount}`;

/** The thousands separator of this locale: "." in pt-BR, "," in en. */
function groupMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';
}

/** Parses a number of a recipe: "1½", "1 e 1/2", "１．５", and "1.500" as 1500 if the locale groups thousands by a dot. */
export function parseAmount(text: string, locale: string): number {
  const apart = text.replace(new RegExp(`(${digit})\\s*(${vulgar})`, 'u'), '$1 $2').normalize('NFKC');
  const [over, under] = apart.split(/\s?[/⁄]\s?/u);
  if (under !== undefined) {
    const parts = over?.match(/\d+/gu) ?? [];
    const whole = parts.length > 1 ? Number(parts[0]) : 0;
    return whole + Number(parts.at(-1)) / Number(under);
  }
  // eslint-disable-next-line redos/no-vulnerable -- anchored; every group has three digits and begins with the same mark
  const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/u.exec(apart);
  if (grouped !== null && grouped[1] === groupMark(locale)) return Number(apart.replace(/[.,]/gu, ''));
  const decimal = Math.max(apart.lastIndexOf('.'), apart.lastIndexOf(','));
  if (decimal < 0) return Number(apart);
  return Number(`${apart.slice(0, decimal).replace(/[.,]/gu, '')}.${apart.slice(decimal + 1)}`);
}
