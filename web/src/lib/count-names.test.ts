import { expect, it } from 'vitest';
import { countNames } from './count-names.ts';

it('sorts by frequency, keeps the order of equals, and skips null', () => {
  expect(countNames(['noise', 'crowd', null, 'crowd', 'music'])).toEqual([
    { name: 'crowd', count: 2 },
    { name: 'noise', count: 1 },
    { name: 'music', count: 1 },
  ]);
  expect(countNames([null])).toEqual([]);
});
