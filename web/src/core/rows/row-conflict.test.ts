import { expect, test } from 'vitest';
import { isConflict, ownRowChanges } from './row-conflict.ts';

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

const shown = { id: 'row-1', saving: 'saved', communication: 'calm', helps: 'quiet', list: ['a'] } as const;

test('for an existing row only the differing columns are written', () => {
  const values = { communication: 'calm', helps: 'a walk', list: ['a'] };
  expect(ownRowChanges({ row: shown, known: true }, values)).toEqual({ helps: 'a walk' });
  expect(ownRowChanges({ row: shown, known: true }, { ...values, helps: null })).toEqual({ helps: null });
  expect(ownRowChanges({ row: shown, known: true }, { communication: 'calm' })).toEqual({});
});

test('a first row is written whole', () => {
  const values = { communication: 'calm', helps: null };
  expect(ownRowChanges({ row: undefined, known: true }, values)).toEqual(values);
});

test('for a row that this device has not read, empty fields overwrite no column', () => {
  const values = { communication: 'calm', helps: null };
  expect(ownRowChanges({ row: undefined, known: false }, values)).toEqual({ communication: 'calm' });
});
