import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Readings } from '#lib/parse-number.ts';
import type { Field, Fields } from './fields.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/u;
const isTime = (value: unknown) => timeOfDay.test(String(value));

/** Whether the value is a list without duplicates. An empty list is invalid, because an unanswered field is null. */
const isSeveral = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && new Set(value).size === value.length;

function problemOf(field: Field, value: unknown): Problem | undefined {
  if (value === null || value === undefined || value === '') return field.required ? { code: 'required' } : undefined;
  switch (field.kind) {
    case 'number':
    case 'integer':
      if (Array.isArray(value)) return { code: 'two-readings', readings: value as unknown as Readings };
      if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not-a-number' };
      if (field.kind === 'integer' && !Number.isInteger(value)) return { code: 'not-whole' };
      if (value < field.min) return { code: 'too-small', min: field.min };
      return value > field.max ? { code: 'too-large', max: field.max } : undefined;
    case 'choice':
      return field.choices.includes(value as string) ? undefined : { code: 'not-a-choice' };
    case 'text': {
      const length = [...String(value)].length;
      if (length < field.minLength) return { code: 'too-short', minLength: field.minLength };
      return length > field.maxLength ? { code: 'too-long', maxLength: field.maxLength } : undefined;
    }
    case 'choices': {
      const known: readonly unknown[] = field.choices;
      if (!isSeveral(value) || !value.every((each) => known.includes(each))) return { code: 'not-a-choice' };
      return field.max !== undefined && value.length > field.max ? { code: 'too-many', max: field.max } : undefined;
    }
    case 'date':
      return asCalendarDate(value) ? undefined : { code: 'not-a-date' };
    case 'time':
      return isTime(value) ? undefined : { code: 'not-a-time' };
    case 'times':
      if (!isSeveral(value) || !value.every(isTime)) return { code: 'not-a-time' };
      return value.length > field.max ? { code: 'too-many', max: field.max } : undefined;
    // The controls of these two kinds write only valid values: a boolean, and a limited number of ids.
    case 'flag':
    case 'tags':
      return undefined;
  }
}

/** The problems of these values by field; empty if all values are valid. The rules equal the table's constraints. */
export function validate<Of extends Fields>(
  fields: Of,
  values: { readonly [Name in keyof Of]?: unknown },
): { [Name in keyof Of]?: Problem } {
  const problems: { [Name in keyof Of]?: Problem } = {};
  for (const name of Object.keys(fields) as (keyof Of & string)[]) {
    const problem = problemOf(fields[name] as Field, values[name]);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** Why a field is invalid. `describeProblem` has the text for each code, with the bounds. */
export type Problem =
  | { code: 'required' }
  | { code: 'not-a-number' }
  | { code: 'not-whole' }
  | { code: 'two-readings'; readings: Readings }
  | { code: 'too-small'; min: number }
  | { code: 'too-large'; max: number }
  | { code: 'too-short'; minLength: number }
  | { code: 'too-long'; maxLength: number }
  | { code: 'not-a-choice' }
  | { code: 'not-a-date' }
  | { code: 'not-a-time' }
  | { code: 'too-many'; max: number };
