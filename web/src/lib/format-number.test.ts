import { expect, it } from 'vitest';
import { formatMinutes, formatNumber } from './format-number.ts';

it('formats minutes, hours, or both, and leaves out a zero', () => {
  const said = [0, 45, 59.6, 120, 80].map((minutes) => formatMinutes(minutes, 'pt-BR').replaceAll('\u00a0', ' '));
  expect(said).toEqual(['0 min', '45 min', '1 h', '2 h', '1 h 20 min']);
});

it('writes a negative number with a minus sign', () => {
  expect(formatNumber(-1.5, 'pt-BR', { signDisplay: 'exceptZero' })).toBe('\u22121,5');
  expect(formatNumber(-2, 'en')).toBe('\u22122');
});
