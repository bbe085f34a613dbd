/** The fractions that recipes commonly use, in both notations: `½` and `1/2`. */
const kitchen = [
  { value: 1 / 8, sign: '⅛', over: '1/8' },
  { value: 1 / 4, sign: '¼', over: '1/4' },
  { value: 1 / 3, sign: '⅓', over: '1/3' },
  { value: 3 / 8, sign: '⅜', over: '3/8' },
  { value: 1 / 2, sign: '½', over: '1/2' },
  { value: 5 / 8, sign: '⅝', over: '5/8' },
  { value: 2 / 3, sign: '⅔', over: '2/3' },
  { value: 3 / 4, sign: '¾', over: '3/4' },
  { value: 7 / 8, sign: '⅞', over: '7/8' },
];
/** An amount this close to one of the fractions above, or to a whole number, is rounded to it. */
const near = 0.015;

/** How to write a scaled amount, so that it looks like the amount in the recipe. */
export interface NumberStyle {
  readonly locale: string;
  /** `decimal` for grams and litres. For counted or spooned amounts `sign` writes ½ and `over` writes 1/2. */
  readonly form: 'decimal' | 'sign' | 'over';
  /** The decimal separator that the person typed, if any. */
  readonly mark?: '.' | ',' | undefined;
  /** Only for `over`: the text between a whole number and its fraction, such as " e " in "1 e 1/2". */
  readonly join: string;
  readonly fullWidth: boolean;
}

/** Writes an amount as a cook would: ½ rather than 0.5 of a cup, 375 g rather than 375.4 g. It never rounds to zero. */
export function formatAmount(value: number, style: NumberStyle): string {
  const text = style.form === 'decimal' ? decimals(value, style) : (withFraction(value, style) ?? decimals(value, style));
  return style.fullWidth ? toFullWidth(text) : text;
}

function withFraction(value: number, { form, join }: NumberStyle): string | undefined {
  const whole = Math.floor(value + near);
  const rest = value - whole;
  if (Math.abs(rest) <= near && whole > 0) return String(whole);
  const found = kitchen.find((fraction) => Math.abs(fraction.value - rest) <= near);
  if (found === undefined) return undefined;
  if (form === 'sign') return `${whole > 0 ? String(whole) : ''}${found.sign}`;
  return whole > 0 ? `${String(whole)}${join}${found.over}` : found.over;
}

function decimals(value: number, { locale, mark }: NumberStyle): string {
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const digits = value < 0.1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: places };
  const parts = new Intl.NumberFormat(locale, { useGrouping: false, ...digits }).formatToParts(value);
  return parts.map(({ type, value: part }) => (type === 'decimal' && mark ? mark : part)).join('');
}

function toFullWidth(text: string): string {
  return text.replace(/[0-9.,/]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
}
