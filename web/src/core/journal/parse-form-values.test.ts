import { describe, expect, it } from 'vitest';
import { choice, flag, integer, number, optional, text } from './fields.ts';
import { parseFormValues, formatFormValues } from './parse-form-values.ts';

const fields = {
  weight_kg: number({ min: 1, max: 700, unit: 'kilogram' }),
  glasses: optional(integer({ min: 1, max: 20 })),
  mood: choice(['calm', 'tired']),
  notes: optional(text({ minLength: 2, maxLength: 5 })),
  asleep: flag(),
};
const typed = { weight_kg: '72,456', mood: 'calm' };

describe('reading a form', () => {
  it('returns the values of a row, rounded to the column’s decimals, with null for empty optional fields', () => {
    expect(parseFormValues(fields, { ...typed, asleep: 'true' }, 'pt-BR')).toEqual({
      fits: true,
      values: { weight_kg: 72.46, glasses: null, mood: 'calm', notes: null, asleep: true },
    });
  });

  it('reports each problem by field and returns the raw text for the page’s own check', () => {
    expect(parseFormValues(fields, { weight_kg: '', glasses: '2,5', mood: 'angry', notes: 'too long' }, 'pt-BR')).toEqual({
      fits: false,
      values: { weight_kg: '', glasses: '2,5', mood: 'angry', notes: 'too long', asleep: false },
      problems: {
        weight_kg: { code: 'required' },
        glasses: { code: 'not-whole' },
        mood: { code: 'not-a-choice' },
        notes: { code: 'too-long', maxLength: 5 },
      },
    });
  });

  it.each([
    ['abc', { code: 'not-a-number' }],
    ['0,5', { code: 'too-small', min: 1 }],
    ['700,01', { code: 'too-large', max: 700 }],
  ])('reports the problem of the weight %j', (weight_kg, problem) => {
    expect(parseFormValues(fields, { ...typed, weight_kg }, 'pt-BR')).toMatchObject({
      fits: false,
      problems: { weight_kg: problem },
    });
  });

  it('asks which number is meant if both are valid, and returns no value until then', () => {
    const eaten = { quantity_g: number({ min: 0.1, max: 10_000, decimals: 1 }) };
    expect(parseFormValues(eaten, { quantity_g: '1.200' }, 'pt-BR')).toMatchObject({
      fits: false,
      problems: { quantity_g: { code: 'two-readings', readings: [1200, 1.2] } },
    });
    for (const quantity_g of ['1200', '1 200']) {
      expect(parseFormValues(eaten, { quantity_g }, 'pt-BR')).toEqual({ fits: true, values: { quantity_g: 1200 } });
    }
  });

  it.each(['1,70', '1.70', '1,7', '170', '１．７０'])('takes a height of %s for 170 cm', (height_cm) => {
    const height = { height_cm: number({ min: 30, max: 280, decimals: 1, unit: 'centimeter' }) };
    expect(parseFormValues(height, { height_cm }, 'pt-BR')).toEqual({ fits: true, values: { height_cm: 170 } });
  });

  it('accepts both bounds, and counts characters as the database does', () => {
    for (const weight_kg of ['1', '700']) expect(parseFormValues(fields, { ...typed, weight_kg }, 'pt-BR').fits).toBe(true);
    expect(parseFormValues(fields, { ...typed, notes: '😀😀😀😀😀' }, 'pt-BR').fits).toBe(true);
  });

  it('reports a short text only if it is not empty', () => {
    expect(parseFormValues(fields, { ...typed, notes: 'a' }, 'pt-BR')).toMatchObject({
      fits: false,
      problems: { notes: { code: 'too-short', minLength: 2 } },
    });
    expect(parseFormValues(fields, { ...typed, notes: '' }, 'pt-BR').fits).toBe(true);
  });

  it('treats spaces as empty text', () => {
    expect(parseFormValues(fields, { ...typed, mood: '   ' }, 'pt-BR')).toMatchObject({
      fits: false,
      problems: { mood: { code: 'required' } },
    });
  });
});

describe('writing a row into a form', () => {
  const values = { weight_kg: 1072.5, glasses: null, mood: 'calm', notes: 'ab', asleep: false } as const;

  it('formats numbers with the language’s decimal mark and leaves empty values empty', () => {
    expect(formatFormValues(fields, values, 'pt-BR')).toEqual({ weight_kg: '1072,5', mood: 'calm', notes: 'ab' });
    expect(formatFormValues(fields, values, 'en')).toEqual({ weight_kg: '1072.5', mood: 'calm', notes: 'ab' });
  });

  it('round-trips the values', () => {
    const same = { ...values, weight_kg: 71.25 };
    for (const locale of ['pt-BR', 'en', 'fr', 'ja']) {
      expect(parseFormValues(fields, formatFormValues(fields, same, locale), locale)).toEqual({ fits: true, values: same });
    }
  });
});
