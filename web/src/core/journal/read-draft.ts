import type { Draft, Field, Fields, Values } from './fields.ts';
import type { Problem } from './problem.ts';
import { readNumber } from './read-number.ts';
import { validate } from './validate.ts';

/** Lines that say something, each once. */
const linesOf = (typed: string) => [...new Set(typed.split('\n').map((line) => line.trim()))].filter((line) => line !== '');

/** Several, as the column keeps them: choices in the order of the definition, times from the earliest. */
function readSeveral(field: Field, typed: string): readonly string[] | null {
  const lines = linesOf(typed);
  if (lines.length === 0) return null;
  const place = (line: string) => (field.kind === 'choices' ? field.choices.indexOf(line) : 0);
  return lines.sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
}

/** What was typed, as the column wants it. What is no number stays text, so that validate can name it. */
function read(field: Field, typed: string): unknown {
  const trimmed = typed.trim();
  if (field.kind === 'flag') return typed === 'true';
  if (field.kind === 'choices' || field.kind === 'times') return readSeveral(field, typed);
  if (trimmed === '') return null;
  if (field.kind !== 'number' && field.kind !== 'integer') return trimmed;
  const value = readNumber(trimmed, field.kind);
  if (value === undefined) return trimmed;
  return field.kind === 'number' ? Number(value.toFixed(field.decimals)) : value;
}

export type Reading<Of extends Fields> =
  { fits: true; values: Values<Of> } | { fits: false; problems: { [Name in keyof Of]?: Problem } };

/** Turns what a form holds into the values of a row, or into what must be mended first, by field. */
export function readDraft<Of extends Fields>(fields: Of, draft: Draft<Of>): Reading<Of> {
  const names = Object.keys(fields) as (keyof Of & string)[];
  const values = Object.fromEntries(names.map((name) => [name, read(fields[name] as Field, draft[name] ?? '')]));
  const problems = validate(fields, values as Values<Of>);
  return Object.keys(problems).length === 0 ? { fits: true, values: values as Values<Of> } : { fits: false, problems };
}
