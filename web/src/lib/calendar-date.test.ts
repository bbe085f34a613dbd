import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  asCalendarDate,
  calendarDate,
  dateOf,
  daysBetween,
  formatDate,
} from './calendar-date.ts';

test('only real days are dates', () => {
  expect(asCalendarDate('2024-02-29')).toBe('2024-02-29');
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '21/11/2026',
    '',
    null,
    20261121,
  ]) {
    expect(asCalendarDate(text)).toBeNull();
  }
});

test('the day is the one of the person’s own clock, late in the evening too', () => {
  expect(dateOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(dateOf(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22');
});

test('days are added across months, years and changes of the clock', () => {
  expect(addDays(calendarDate('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(calendarDate('2024-03-01'), -1)).toBe('2024-02-29');
  // Clocks in Brazil once sprang at midnight, so that a day began at one o’clock.
  expect(addDays(calendarDate('2018-11-03'), 1)).toBe('2018-11-04');
  expect(daysBetween(calendarDate('2026-03-28'), calendarDate('2026-03-30'))).toBe(2);
});

test('a month later is the same day or the month’s last', () => {
  expect(addMonths(calendarDate('2026-01-31'), 1)).toBe('2026-02-28');
  expect(addMonths(calendarDate('2026-03-31'), -1)).toBe('2026-02-28');
  expect(addMonths(calendarDate('2026-11-15'), 3)).toBe('2027-02-15');
});

test('age counts birthdays', () => {
  const birth = calendarDate('2000-11-21');
  expect(ageOn(birth, calendarDate('2026-11-20'))).toBe(25);
  expect(ageOn(birth, calendarDate('2026-11-21'))).toBe(26);
  expect(ageOn(birth, calendarDate('1999-01-01'))).toBeNull();
});

test('a date is written in the reader’s way', () => {
  expect(formatDate(calendarDate('2026-11-21'), 'pt-BR')).toBe('21 de novembro de 2026');
});
