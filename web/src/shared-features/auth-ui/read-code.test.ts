import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

it.each(['123456', ' 123 456 ', '123-456', '1 2 3 4 5 6', '１２３４５６', '123\u00a0456'])(
  'finds the code in %j',
  (text) => {
    expect(readCode(text)).toBe('123456');
  },
);

it.each(['', '12345', '1234567', '12345a', 'código 123456'])('finds no code in %j', (text) => {
  expect(readCode(text)).toBeNull();
});
