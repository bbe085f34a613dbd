import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  [' 1 234,5 ', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234', 1.234],
  ['-3', -3],
  ['７２．５', 72.5],
  ['0', 0],
  ['.5', 0.5],
])('%s is %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test('nothing is not zero', () => {
  expect(parseNumber('')).toBeNull();
  expect(parseNumber('  ')).toBeNull();
});

test.each(['abc', '1,2,3', '1e5', '12 kg', '--1', ',', 'Infinity', '0x10'])('%s is no number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
