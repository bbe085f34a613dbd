import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { expect, test } from 'vitest';
import { dateOf, formatDate } from './local-date.ts';

test('uses the day of the person’s own clock, also late in the evening', () => {
  expect(dateOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(dateOf(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22');
});

test('formats a date in the reader’s language', () => {
  expect(formatDate(calendarDate('2026-11-21'), 'pt-BR')).toBe('21 de novembro de 2026');
});
