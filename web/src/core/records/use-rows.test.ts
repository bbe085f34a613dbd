import { expect, test } from 'vitest';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { isKnown, stateOf } from './use-rows.ts';

const [unread, late, read] = [
  { ready: false, late: false },
  { ready: false, late: true },
  { ready: true, late: false },
];

test('rows of the server wait for pending writes, but no longer than the time limit of the device’s store', () => {
  expect(stateOf(unread, undefined, true)).toBe('loading');
  expect(stateOf(late, undefined, true)).toBe('ready');
  expect(stateOf(read, undefined, true)).toBe('ready');
});

test('without rows the state is neither absent nor failed while the device’s store may still have rows', () => {
  const unreachable = new ReadProblem('unreachable');
  expect(stateOf(late, unreachable, false)).toBe('loading');
  expect(stateOf(read, unreachable, false)).toBe('absent');
});

test('rows shown before the device’s store has answered are not known, because a change of them may be pending there', () => {
  expect(isKnown({ ready: false }, true)).toBe(false);
  expect(isKnown({ ready: true }, false)).toBe(false);
  expect(isKnown({ ready: true }, true)).toBe(true);
});
