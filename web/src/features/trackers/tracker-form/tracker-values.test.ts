import { expect, it } from 'vitest';
import { problemOfOptions, valuesOfForm } from './tracker-values.ts';

const form = {
  name: 'Café',
  kind: 'number',
  unit: 'xícaras',
  adds_up: false,
  archived: false,
  words: 'a\nb\nc',
  choice: null,
} as const;

it('writes only what belongs to the kind, whatever the person typed for another kind before', () => {
  expect(valuesOfForm(form)).toMatchObject({ unit: 'xícaras', adds_up: false, options: null });
  expect(valuesOfForm({ ...form, kind: 'words' })).toMatchObject({ unit: null, adds_up: true, options: ['a', 'b', 'c'] });
  expect(valuesOfForm({ ...form, kind: 'minutes' })).toMatchObject({ unit: null, adds_up: true, options: null });
});

it('takes an option from each line that is not blank', () => {
  expect(valuesOfForm({ ...form, kind: 'choice', choice: '  praia \n\n casa' }).options).toEqual(['praia', 'casa']);
});

it('says why lines cannot be options', () => {
  expect(problemOfOptions('words', 'a\nb')).toBe('tooFew');
  expect(problemOfOptions('words', 'a\nb\nc\nd\ne')).toBeUndefined();
  expect(problemOfOptions('words', 'a\nb\nc\nd\ne\nf')).toBe('tooMany');
  expect(problemOfOptions('choice', 'a\nb\na')).toBe('twice');
  expect(problemOfOptions('choice', `a\n${'b'.repeat(41)}`)).toBe('tooLong');
  expect(problemOfOptions('choice', `a\n${'b'.repeat(40)}`)).toBeUndefined();
});

it('keeps the options of a tracker that exists, and accepts more', () => {
  expect(problemOfOptions('choice', 'a\nc', ['a', 'b'])).toBe('removed');
  expect(problemOfOptions('choice', 'a\nb\nc', ['a', 'b'])).toBeUndefined();
});
