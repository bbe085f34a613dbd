/** The field of a typed number: its language and its range. */
export interface NumberPlace {
  readonly locale: string;
  readonly min?: number;
  readonly max?: number;
  /** Only integers are valid, so a point or comma before exactly three digits always groups thousands. */
  readonly whole?: boolean;
}

/** Two interpretations of one text: the first reads its mark as a thousands separator, the second as a decimal mark. */
export type Readings = readonly [number, number];

/** Groups of three digits, delimited only by points, only by commas, or only by spaces and apostrophes. */
const grouped = /^[1-9]\d{0,2}((?:\.\d{3})+|(?:,\d{3})+|(?:[ '’]\d{3})+)$/u;
/**
 * One point or comma before three digits, as in "1.200". In some languages it groups thousands, in others it is the decimal
 * mark.
 */
const doubtful = /^[1-9]\d{0,2}([.,])\d{3}$/u;

/** Normalizes full-width forms and ideographic marks of Japanese and Chinese keyboards, spaces, and the minus sign. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/。/gu, '.')
    .replace(/、/gu, ',')
    .replace(/\s+/gu, ' ')
    .replace('\u2212', '-')
    .trim();
}

/** A number with at most one decimal mark and correct groups of three; NaN for anything else. */
function valueOf(plain: string): number {
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const isOnly = mark >= 0 && plain.indexOf(plain.charAt(mark)) === mark;
  const [whole, part] = isOnly ? [plain.slice(0, mark), plain.slice(mark + 1)] : [plain, ''];
  const digits = grouped.test(whole) ? whole.replace(/\D/gu, '') : whole;
  if (!/^\d*$/u.test(digits) || !/^\d*$/u.test(part) || (digits === '' && part === '')) return Number.NaN;
  return Number(`${digits || '0'}.${part || '0'}`);
}

/**
 * Parses a typed number. Null for empty text, NaN for text that is not a number. "1.200" can be 1200 or 1.2. If only one of
 * the two is within bounds, returns that one. If both are, the language decides what a comma means. In languages with a
 * decimal point, the language also decides what a point means. In all other languages a point returns both interpretations,
 * because many phones offer only a point. The field then asks the person.
 */
export function parseNumber(text: string, place: NumberPlace): number | null | Readings {
  const { locale, min = -Infinity, max = Infinity, whole = false } = place;
  const typed = plainOf(text);
  if (typed === '') return null;
  const sign = typed.startsWith('-') ? -1 : 1;
  const plain = typed.replace(/^[+-]/u, '');
  const mark = doubtful.exec(plain)?.[1];
  if (mark === undefined) return sign * (grouped.test(plain) ? Number(plain.replace(/\D/gu, '')) : valueOf(plain));
  const [thousands, decimals] = [sign * Number(plain.replace(mark, '')), sign * valueOf(plain)];
  if (whole) return thousands;
  const fits = (value: number) => value >= min && value <= max;
  const isDecimal = (1.5).toLocaleString(locale).includes(mark);
  if (fits(thousands) && fits(decimals)) return isDecimal ? decimals : mark === ',' ? thousands : [thousands, decimals];
  if (fits(thousands) === fits(decimals)) return isDecimal ? decimals : thousands;
  return fits(thousands) ? thousands : decimals;
}
