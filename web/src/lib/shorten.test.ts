import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('returns a text that fits unchanged', () => {
  expect(shorten('Ana Souza', 9)).toBe('Ana Souza');
});

it('keeps the beginning of a longer one, without a space before the ellipsis', () => {
  expect(shorten('Ana Souza', 5)).toBe('Ana…');
});

it('never splits a character', () => {
  expect(shorten('🌊🌊🌊', 2)).toBe('🌊…');
});
