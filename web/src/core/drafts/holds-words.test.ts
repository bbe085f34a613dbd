import { expect, test } from 'vitest';
import { holdsWords } from './holds-words.ts';

test.each([
  ['no draft', undefined, false],
  ['a form that was opened', {}, false],
  ['a form that was emptied again', { name: '', note: '' }, false],
  ['one field with something in it', { name: '', note: 'a' }, true],
  ['a choice that was taken back', { effort: null }, false],
  ['a text alone', 'a', true],
])('%s', (_name, draft, expected) => {
  expect(holdsWords(draft)).toBe(expected);
});
