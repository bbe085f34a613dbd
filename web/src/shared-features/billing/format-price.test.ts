import { expect, test } from 'vitest';
import { priceInWords } from './use-price-words.ts';

test('an amount in the smallest unit is written as the language writes its currency', () => {
  expect(priceInWords(1490, 'brl', 'pt-BR').replace(/\s/u, ' ')).toBe('R$ 14,90');
  expect(priceInWords(1490, 'jpy', 'ja')).toBe('￥1,490');
  expect(priceInWords(1490, 'kwd', 'en')).toContain('1.490');
  expect(priceInWords(149_000, 'isk', 'en')).toContain('1,490');
});
