import { expect, test } from 'vitest';
import { isConflict } from './is-conflict.ts';

const began = { updated_at: 'v1', notes: 'calm', senses: ['noise'], amount_ml: null };
const row = { id: 'row-1', updated_at: 'v2', notes: 'calm', senses: ['noise'], amount_ml: null };

test.each([
  ['the same column changed elsewhere', { notes: 'tired' }, { notes: 'happy' }, true],
  ['a list changed elsewhere', { senses: [] }, { senses: ['noise', 'light'] }, true],
  ['emptied elsewhere', { notes: 'tired' }, { notes: null }, true],
  ['another column changed elsewhere', { notes: 'tired' }, { amount_ml: 250 }, false],
  ['the same words written elsewhere', { notes: 'tired' }, { notes: 'tired' }, false],
  ['nothing changed but the version', { notes: 'tired', senses: [] }, {}, false],
  ['a column that no form showed', { counted_at: 'now' }, { counted_at: 'before' }, false],
])('%s', (_name, values, theirs, expected) => {
  expect(isConflict(values, began, { ...row, ...theirs })).toBe(expected);
});
