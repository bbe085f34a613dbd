import { parseNumber, type Readings } from '#lib/parse-number.ts';
import type { Draft, Field, Fields, NumberField, Values } from './fields.ts';
import { validate, type Problem } from './validate.ts';

/** Non-empty lines without duplicates. */
const linesOf = (typed: string) => [...new Set(typed.split('\n').map((line) => line.trim()))].filter((line) => line !== '');

/** Parses several values. Choices are in the order of their definition, times and tags are sorted. */
function readSeveral(field: Field, typed: string): readonly string[] | null {
  const lines = linesOf(typed);
  if (lines.length === 0) return null;
  const place = (line: string) => (field.kind === 'choices' ? field.choices.indexOf(line) : 0);
  return lines.sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
}

/**
 * Parses a typed number and rounds it to the decimals of its column. All number fields use it. Returns two interpretations
 * of an ambiguous text, and undefined for a text that is not a number. In a field in centimetres it converts metres
 * ("1,70"), because no valid height in centimetres is that small.
 */
export function readNumber(field: NumberField, typed: string, locale: string): number | Readings | undefined {
  const { kind, min, max, decimals, unit } = field;
  const value = parseNumber(typed, { locale, min, max, whole: kind === 'integer' });
  if (value === null || Number.isNaN(value)) return undefined;
  if (typeof value !== 'number') return value;
  const inUnit = unit === 'centimeter' && value < min && value * 100 >= min && value * 100 <= max ? value * 100 : value;
  return kind === 'number' ? Number(inUnit.toFixed(decimals)) : inUnit;
}

/** Converts typed text to the column's type. Text that is not a number stays text, so that validate can report it. */
function read(field: Field, typed: string, locale: string): unknown {
  const trimmed = typed.trim();
  if (field.kind === 'flag') return typed === 'true';
  if (field.kind === 'choices' || field.kind === 'times' || field.kind === 'tags') return readSeveral(field, typed);
  if (trimmed === '') return null;
  if (!('decimals' in field)) return trimmed;
  return readNumber(field, trimmed, locale) ?? trimmed;
}

export type ParsedForm<Of extends Fields> =
  | { fits: true; values: Values<Of> }
  /** `values` is for the page's own check; an invalid field contains its raw text. */
  | { fits: false; values: Values<Of>; problems: { [Name in keyof Of]?: Problem } };

/** Converts a form's draft into the values of a row, or into problems by field. */
export function parseFormValues<Of extends Fields>(fields: Of, draft: Draft<Of>, locale: string): ParsedForm<Of> {
  const names = Object.keys(fields) as (keyof Of & string)[];
  const values = Object.fromEntries(names.map((name) => [name, read(fields[name] as Field, draft[name] ?? '', locale)]));
  const problems = validate(fields, values as Values<Of>);
  const unfit = Object.keys(problems);
  if (unfit.length === 0) return { fits: true, values: values as Values<Of> };
  for (const name of unfit) values[name] = draft[name] ?? '';
  return { fits: false, values: values as Values<Of>, problems };
}

/** Formats a number for an input: the language's decimal mark, no grouping. */
export function writeNumber(value: number, decimals: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false }).format(value);
}

/** The values of a row as text for a form: the language's decimal mark, no grouping. */
export function formatFormValues<Of extends Fields>(fields: Of, values: Partial<Values<Of>>, locale: string): Draft<Of> {
  const draft: Draft<Of> = {};
  for (const name of Object.keys(fields) as (keyof Of & string)[]) {
    const value: unknown = values[name];
    const field = fields[name] as Field;
    if (value === null || value === undefined || value === false) continue;
    draft[name] =
      typeof value === 'number' && 'decimals' in field
        ? writeNumber(value, field.decimals, locale)
        : Array.isArray(value)
          ? value.join('\n')
          : String(value);
  }
  return draft;
}
