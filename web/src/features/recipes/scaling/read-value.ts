import { digit, vulgar } from './number-forms.ts';

/** The mark before groups of three digits in this locale: "." in pt-BR, "," in en. */
function groupMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '';
}

/** The value of one number as a recipe writes it: "1½", "1 e 1/2", "１．５", and "1.500" where the locale groups thousands so. */
export function readValue(text: string, locale: string): number {
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
