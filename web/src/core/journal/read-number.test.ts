import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number as people type it', () => {
  it.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    ['1.234,5', 1234.5],
    ['７２．５', 72.5],
    ['1.234', 1.234],
  ])('reads %j with a decimal part as %d', (typed, value) => {
    expect(readNumber(typed, 'number')).toBe(value);
  });

  it.each([
    ['2.000', 2000],
    ['2,000', 2000],
    ['1.000.000', 1_000_000],
    ['２．０００', 2000],
    ['250', 250],
    ['2,5', 2.5],
  ])('reads %j where a whole number is asked for as %d', (typed, value) => {
    expect(readNumber(typed, 'integer')).toBe(value);
  });

  it.each(['', 'seventy', '72kg', '1,2,3', '.', '--3', '1e3'])('does not read %j', (typed) => {
    expect(readNumber(typed, 'number')).toBeUndefined();
  });
});
