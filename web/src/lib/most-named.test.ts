import { expect, it } from 'vitest';
import { mostNamed } from './most-named.ts';

it('names first what was named most, equals as they came, and passes over what was left open', () => {
  expect(mostNamed(['noise', 'crowd', null, 'crowd', 'music'])).toEqual([
    { name: 'crowd', count: 2 },
    { name: 'noise', count: 1 },
    { name: 'music', count: 1 },
  ]);
  expect(mostNamed([null])).toEqual([]);
});
