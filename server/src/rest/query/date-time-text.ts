import { Refusal } from '#errors.ts';

const offset = String.raw`(?: ?[Zz]| ?[+-]\d{1,2}(?::?\d{2}(?::?\d{2})?)?)`;
const time = String.raw`\d{1,2}:?\d{2}(?::?\d{2}(?:\.\d{1,20})?)?${offset}?`;
const date = String.raw`(?:\d{4,6}-\d{1,2}-\d{1,2}|\d{8})`;
const one = `(?:${date}(?:(?:[Tt]| {1,3})${time})?(?: BC)?|${time}|-?infinity)`;
const element = `(?:"${one}"|${one}|null|NULL)`;
const bound = `(?:"${one}"|${one})?`;
const range = String.raw`(?:empty|[[(]${bound},${bound}[\])])`;
/**
 * A pattern of the accepted texts: dates and times in ISO 8601, with `Z`, a numeric offset or neither, and PostgreSQL's
 * `infinity` and `BC`. They may be alone, in an array, in a range, or in an array of ranges.
 *
 * No other word may reach PostgreSQL. It would take the word for a time zone, even an invented POSIX zone such as
 * `AAAAA5`. A connection caches about 22 kB for each such name until it closes, so an attacker could fill the memory.
 */
const accepted = new RegExp(
  String.raw`^\s{0,3}(?:${one}|\{(?:${element}(?:,${element})*)?\}|${range}|\{(?:${range}(?:,${range})*)?\})\s{0,3}$`,
);

const shown = 120;
/** The longest accepted text in characters. This is enough for an array of a thousand timestamps. */
const longest = 64_000;

/**
 * Throws `22007`, as PostgreSQL does, if the text is not an accepted date or time. `type` is the column's type, for the
 * error message.
 */
export function checkDateTimeText(text: string, type: string): void {
  if (text.length > longest || !accepted.test(text)) throw invalidDateTime(text, type);
}

function invalidDateTime(text: string, type: string): Refusal {
  const cut = text.length > shown ? `${text.slice(0, shown)}…` : text;
  return new Refusal('22007', {
    status: 400,
    message: `invalid input syntax for type ${type.replace('pg_catalog.', '')}: "${cut}"`,
    hint: 'Write dates as 2026-11-23 and times as 14:30:00, with Z or an offset such as -03:00.',
  });
}

/** A column or parameter that gets its value from a body. */
export interface BodyField {
  name: string;
  type: string;
  dateTime: boolean;
}

/**
 * Checks the dates and times in the rows of a body. A value must be null, an accepted text, or an array of these.
 * Refuses JSON numbers, because PostgreSQL would read the `e` in `1e7` as a word.
 */
export function checkDateTimesOfRows(rows: readonly Record<string, unknown>[], fields: readonly BodyField[]): void {
  for (const { name, type } of fields.filter(({ dateTime }) => dateTime)) {
    for (const row of rows) checkBodyValue(Object.hasOwn(row, name) ? row[name] : null, type);
  }
}

function checkBodyValue(value: unknown, type: string): void {
  if (value === null) return;
  if (Array.isArray(value)) for (const each of value) checkBodyValue(each, type);
  else if (typeof value === 'string') checkDateTimeText(value, type);
  else throw invalidDateTime(JSON.stringify(value), type);
}
