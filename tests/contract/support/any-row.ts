import fc from 'fast-check';
import type { DefinedField } from './read-definitions.ts';

/** Texts that users write: other scripts, characters special to CSV and JSON, texts that resemble formulas, and several lines. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('=1+1', 'linha 1\n\tlinha "2"; fim', '  espaço  ', '\\u0041 {} []', '今日は疲れた', '🫠👩‍👩‍👧'),
);
const times = ['00:00', '06:30', '12:00', '23:59'];
const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function anyFilled(field: DefinedField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
    case 'integer': {
      const scale = 10 ** field.decimals;
      return fc
        .integer({ min: Math.ceil(field.min * scale), max: Math.floor(field.max * scale) })
        .map((value) => Number((value / scale).toFixed(field.decimals)));
    }
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'choices':
      return fc.subarray([...field.choices], { minLength: 1, maxLength: field.max ?? field.choices.length });
    case 'times':
      return fc.subarray(times, { minLength: 1, maxLength: Math.min(field.max, times.length) });
    case 'tags':
      return fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 1, maxLength: field.max });
    case 'text':
      if (field.idPattern) return fc.stringMatching(new RegExp(field.idPattern, 'u'));
      // A field that requires 36 characters contains the id of another row.
      if (field.minLength === 36) return fc.uuid({ version: 4 });
      return words.filter((text) => [...text].length >= field.minLength && [...text].length <= field.maxLength);
    case 'flag':
      return fc.boolean();
    case 'date':
      return day;
    case 'time':
      return fc.constantFrom(...times);
  }
}

export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A random row in which each field satisfies its own definition. The row may violate rules between several fields. */
export function anyRow(fields: Readonly<Record<string, DefinedField>>, isDated: boolean) {
  return fc.record({
    id: fc.uuid({ version: 4 }),
    created_at: fc
      .date({ min: new Date('2015-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    ...(isDated && { date: day }),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const filled = anyFilled(field);
        return [name, field.required ? filled : fc.option(filled, { nil: null })];
      }),
    ),
  }) as fc.Arbitrary<AnyRow>;
}
