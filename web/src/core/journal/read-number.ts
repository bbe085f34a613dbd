import { parseNumber } from '#lib/parse-number.ts';

/** "2.000", "2,000" and "1 000 000" where no decimals are expected: marks before groups of three digits. */
const grouped = /^[+-]?\d{1,3}([.,]\d{3})+$/u;

/**
 * Reads a number as people type it. Where a whole number is asked for, a mark before exactly three digits groups thousands: "2.000"
 * of water is two thousand, never two. Answers undefined for what is no number.
 */
export function readNumber(typed: string, kind: 'number' | 'integer'): number | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s\u00a0\u202f]/gu, '');
  const value = parseNumber(kind === 'integer' && grouped.test(plain) ? plain.replace(/[.,]/gu, '') : typed);
  return value === null || Number.isNaN(value) ? undefined : value;
}
