import { parseAmount, amount, oneNumber, vulgar } from './parse-amount.ts';
import { formatAmount, type NumberStyle } from './format-amount.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** An amount at the start of a line, or after a bullet. */
const atStart = new RegExp(`^(?<before>\\s*(?:[-–—*•・▪]\\s*)?)${amount}`, 'u');
/** In Japanese and Chinese the amount follows the name. */
const anywhere = new RegExp(`(?<![\\p{Script=Latin}0-9０-９.,．，/／])${amount}`, 'gu');
/** The units of weights and volumes. Their amounts are written with decimals; counted and spooned amounts with fractions. */
const measured =
  // eslint-disable-next-line redos/no-vulnerable -- anchored; a list of words, and the lookahead sees one letter
  /^\s*(?:(?:k|m)?g|gr|gramas?|gram(?:o|me|mi|s)?s?|[mcd]?l|cc|litros?|oz|㎖|㎏|㎎|克|千克|公斤|毫升|升|グラム|キロ|リットル|ミリ)(?!\p{Script=Latin})/iu;

const and = '(?:e|y|et|and|\\+|&)';
/** The rest of an amount may follow its unit, as in "1 cup and 1/2". It must have digits, not words such as "e meia". */
const more = new RegExp(`^(?<unit>\\s*\\p{L}+\\.?\\s+${and}\\s+)(?<rest>${oneNumber})(?=\\s|$)`, 'u');
const spelledOutRest = new RegExp(
  `^(?:\\s*\\p{L}+\\.?)?\\s+${and}\\s+(?:mei[ao]|medi[ao]|(?:a )?half|une? demi|mezz[oa])(?!\\p{L})`,
  'iu',
);

/**
 * Scales the amount in an ingredient line by `factor` and preserves its notation: "1/2" → "1 1/2", "1,5" → "3", "２個" → "４個".
 * The amount is at the start of the line. In Japanese and Chinese it is the first amount outside brackets. The line does not
 * change if it has no amount, or an amount partly in words.
 */
export function scaleIngredient(line: string, factor: number, locale: string): string {
  if (factor === 1) return line;
  const found = findAmount(line);
  if (found === null) return line;
  const { first, between, second, from, to } = found;
  const after = line.slice(to);
  if (spelledOutRest.test(after)) return line;
  const scaled = (text: string) => formatAmount(parseAmount(text, locale) * factor, styleOf(text, { line, after, locale }));
  const ends = second === undefined ? scaled(first) : `${scaled(first)}${between ?? ''}${scaled(second)}`;
  const { unit, rest } = more.exec(after)?.groups ?? {};
  const tail =
    unit === undefined || rest === undefined ? after : `${unit}${scaled(rest)}${after.slice(unit.length + rest.length)}`;
  return `${line.slice(0, from)}${ends}${tail}`;
}

interface AmountInLine {
  readonly value: number;
  /** The line's text before and after the amount. */
  readonly before: string;
  readonly after: string;
  /** The line with another amount, in the notation of this line. */
  readonly write: (value: number) => string;
}

/**
 * Reads the amount of an ingredient line, to add it to another. Null if the line has no amount, a range, or an amount that
 * goes on after its unit.
 */
export function readAmount(line: string, locale: string): AmountInLine | null {
  const found = findAmount(line);
  if (found === null || found.second !== undefined) return null;
  const [before, after] = [line.slice(0, found.from), line.slice(found.to)];
  if (spelledOutRest.test(after) || more.test(after)) return null;
  const style = styleOf(found.first, { line, after, locale });
  const write = (value: number) => `${before}${formatAmount(value, style)}${after}`;
  return { value: parseAmount(found.first, locale), before, after, write };
}

interface Found {
  readonly first: string;
  readonly between: string | undefined;
  readonly second: string | undefined;
  /** The positions at which the amount starts and ends in the line. */
  readonly from: number;
  readonly to: number;
}

function findAmount(line: string): Found | null {
  const start = atStart.exec(line);
  if (start !== null) return asFound(start, start.groups?.['before']?.length ?? 0);
  if (!unspaced.test(line)) return null;
  const amounts = [...line.matchAll(anywhere)];
  const outside = amounts.find((match) => !inBrackets(line.slice(0, match.index))) ?? amounts[0];
  return outside === undefined ? null : asFound(outside, outside.index);
}

function asFound(match: RegExpExecArray, from: number): Found {
  const groups = match.groups ?? {};
  return {
    first: groups['first'] ?? '',
    between: groups['between'],
    second: groups['second'],
    from,
    to: match.index + match[0].length,
  };
}

const inBrackets = (before: string): boolean =>
  (before.match(/[(（[［]/gu) ?? []).length > (before.match(/[)）\]］]/gu) ?? []).length;

function styleOf(text: string, { line, after, locale }: { line: string; after: string; locale: string }): NumberStyle {
  const mark = /[.．]/u.test(text) ? '.' : /[,，]/u.test(text) ? ',' : undefined;
  const wrote = new RegExp(vulgar, 'u').test(text) ? 'sign' : /[/⁄／]/u.test(text) ? 'over' : undefined;
  const counted = measured.test(after) || mark !== undefined || unspaced.test(line) ? 'decimal' : 'sign';
  const join = /\p{L}|&/u.exec(text)?.[0] === undefined ? (kana.test(line) ? 'と' : ' ') : joinOf(text);
  return { locale, form: wrote ?? counted, mark, join, fullWidth: /[０-９]/u.test(text) };
}

/** What the person wrote between the whole number and its fraction. */
const joinOf = (text: string): string =>
  /[0-9０-９]([^\p{L}&0-9０-９]*[\p{L}&][^0-9０-９]*)[0-9０-９]/u.exec(text)?.[1] ?? ' ';
