import type { Field, Fields } from './fields.ts';
import type { Problem } from './problem.ts';

function problemOf(field: Field, value: unknown): Problem | undefined {
  if (value === null || value === undefined || value === '') return field.required ? { code: 'required' } : undefined;
  switch (field.kind) {
    case 'number':
    case 'integer':
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
    case 'flag':
      return typeof value === 'boolean' ? undefined : { code: 'not-a-choice' };
  }
}

/** What stands against saving these values, by field; nothing when they fit. The same rules as the table's constraints. */
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
