import { expect, it } from 'vitest';
import { mostNamed } from './most-named.ts';

it('sorts by frequency, keeps the order of equals, and skips null', () => {
  expect(mostNamed(['noise', 'crowd', null, 'crowd', 'music'])).toEqual([
    { name: 'crowd', count: 2 },
    { name: 'noise', count: 1 },
    { name: 'music', count: 1 },
  ]);
  expect(mostNamed([null])).toEqual([]);
});
