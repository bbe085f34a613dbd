/** Spaces that people and Intl put between thousands (ordinary, no-break, narrow no-break) and the Swiss apostrophe. */
const spacing = /[\s\u00a0\u202f'’]/gu;

/**
 * Reads a number as people type it, in any of the seven languages: "72,5", "72.5", "1.234,5", "1,234.5", "２５０". With both marks
 * the last one is the decimal mark. A single mark is the decimal mark, unless a whole number is asked for and three digits
 * follow it ("2.000" of water is two thousand). Answers undefined for what is no number.
 */
export function readNumber(typed: string, kind: 'number' | 'integer'): number | undefined {
  const plain = typed.normalize('NFKC').replace(spacing, '').replace('−', '-');
  if (!/^[+-]?[\d.,]+$/u.test(plain) || !/\d/u.test(plain)) return undefined;
  const marks = plain.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(plain);

  const grouped = new RegExp(`^[+-]?\\d{1,3}([${last}]\\d{3})+$`, 'u').test(plain);
  if (marks.every((mark) => mark === last)) {
    if (grouped && (marks.length > 1 || kind === 'integer')) return Number(plain.replaceAll(last, ''));
    return marks.length === 1 ? Number(plain.replace(last, '.')) : undefined;
  }
  const group = last === ',' ? '.' : ',';
  const withBoth = new RegExp(`^[+-]?\\d{1,3}([${group}]\\d{3})+[${last}]\\d*$`, 'u');
  return withBoth.test(plain) ? Number(plain.replaceAll(group, '').replace(last, '.')) : undefined;
}
