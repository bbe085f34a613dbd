import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test('formats an amount in the smallest unit as the language writes its currency', () => {
  expect(formatPrice(1490, 'brl', 'pt-BR').replace(/\s/u, ' ')).toBe('R$ 14,90');
  expect(formatPrice(1490, 'jpy', 'ja')).toBe('￥1,490');
  expect(formatPrice(1490, 'kwd', 'en')).toContain('1.490');
  expect(formatPrice(149_000, 'isk', 'en')).toContain('1,490');
});
