import { expect, test } from 'vitest';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { readingOf } from './use-rows.ts';

const [unread, late, read] = [
  { ready: false, late: false },
  { ready: false, late: true },
  { ready: true, late: false },
];

test('rows of the server wait for pending writes, and no longer than the device’s store may take', () => {
  expect(readingOf(unread, undefined, true)).toEqual({ state: 'loading', known: false });
  expect(readingOf(late, undefined, true)).toEqual({ state: 'ready', known: true });
  expect(readingOf(read, undefined, true)).toEqual({ state: 'ready', known: true });
});

test('without rows a page calls nothing absent or failed while the device’s store may still have them', () => {
  const unreachable = new ReadProblem('unreachable');
  expect(readingOf(late, unreachable, false)).toEqual({ state: 'loading', known: false });
  expect(readingOf(read, unreachable, false)).toEqual({ state: 'absent', known: false });
});
