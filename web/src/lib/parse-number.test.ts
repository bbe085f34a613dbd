import { describe, expect, it, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

const grams = { min: 0.1, max: 10_000 };
const weight = { min: 1, max: 700 };
const points = ['pt-BR', 'es', 'it', 'fr', 'de'];
const commas = ['en', 'ja', 'zh-Hans'];
const all = [...points, ...commas];

describe.each(all)('in %s', (locale) => {
  test.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    [' 1 234,5 ', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 200', 1200],
    ['1\u202f200', 1200],
    ['1\u00a0200', 1200],
    ['1’200', 1200],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['-3', -3],
    ['−3', -3],
    ['７２．５', 72.5],
    ['７２。５', 72.5],
    ['１　２００', 1200],
    ['0', 0],
    ['.5', 0.5],
    ['5,', 5],
  ])('%s is %d', (text, number) => {
    expect(parseNumber(text, { locale })).toBe(number);
  });

  test.each(['abc', '1,2,3', '1.2,3,4', '1 5', '1 20', '1e5', '12 kg', '--1', ',', 'Infinity', '0x10'])(
    '%s is no number',
    (text) => {
      expect(parseNumber(text, { locale })).toBeNaN();
    },
  );

  it('distinguishes empty text from zero', () => {
    expect(parseNumber('', { locale })).toBeNull();
    expect(parseNumber('  ', { locale })).toBeNull();
  });

  it('picks the only interpretation that the field accepts', () => {
    expect(parseNumber('72.500', { locale, ...weight })).toBe(72.5);
    expect(parseNumber('72,500', { locale, ...weight })).toBe(72.5);
    expect(parseNumber('2.000', { locale, min: 250, max: 10_000 })).toBe(2000);
    expect(parseNumber('2,000', { locale, min: 250, max: 10_000 })).toBe(2000);
  });

  it('reads three digits after a mark as thousands if only integers fit', () => {
    for (const text of ['2.000', '2,000', '２．０００']) expect(parseNumber(text, { locale, whole: true })).toBe(2000);
    expect(parseNumber('2,5', { locale, whole: true })).toBe(2.5);
  });
});

test.each(points)('in %s a point may be either, and a comma is for decimals', (locale) => {
  expect(parseNumber('1.200', { locale, ...grams })).toEqual([1200, 1.2]);
  expect(parseNumber('1.850', { locale, min: 0, max: 20_000 })).toEqual([1850, 1.85]);
  expect(parseNumber('1,200', { locale, ...grams })).toBe(1.2);
});

test.each(commas)('in %s a comma is for thousands, and a point for decimals', (locale) => {
  expect(parseNumber('1,200', { locale, ...grams })).toBe(1200);
  expect(parseNumber('１，２００', { locale, ...grams })).toBe(1200);
  expect(parseNumber('1.200', { locale, ...grams })).toBe(1.2);
  expect(parseNumber('1,5', { locale, ...grams })).toBe(1.5);
});
