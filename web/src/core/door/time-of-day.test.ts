import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

it('names a time that is never too early', () => {
  expect(timeOfDay(Date.parse('2026-11-21T14:31:20'), 'pt-BR')).toBe('14:32');
  expect(timeOfDay(Date.parse('2026-11-21T14:31:00'), 'pt-BR')).toBe('14:31');
});
