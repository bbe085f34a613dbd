import { expect, test } from 'vitest';
import { ownRowChanges } from './own-row-changes.ts';

const row = { id: 'row-1', saving: 'saved', communication: 'calm', helps: 'quiet', list: ['a'] } as const;

test('of a row that is there only the columns that differ are written', () => {
  const values = { communication: 'calm', helps: 'a walk', list: ['a'] };
  expect(ownRowChanges({ row, known: true }, values)).toEqual({ helps: 'a walk' });
  expect(ownRowChanges({ row, known: true }, { ...values, helps: null })).toEqual({ helps: null });
  expect(ownRowChanges({ row, known: true }, { communication: 'calm' })).toEqual({});
});

test('a first row is written whole', () => {
  const values = { communication: 'calm', helps: null };
  expect(ownRowChanges({ row: undefined, known: true }, values)).toEqual(values);
});

test('of a row that nobody read here an empty field empties no column', () => {
  const values = { communication: 'calm', helps: null };
  expect(ownRowChanges({ row: undefined, known: false }, values)).toEqual({ communication: 'calm' });
});
