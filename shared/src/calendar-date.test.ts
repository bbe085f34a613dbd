import { expect, test } from 'vitest';
import { addDays, addMonths, ageOn, asCalendarDate, calendarDate, dayOfWeek, daysBetween } from './calendar-date.ts';

test('only real days are valid dates', () => {
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

test('adding days works across months, years and clock changes', () => {
  expect(addDays(calendarDate('2026-12-31'), 1)).toBe('2027-01-01');
  expect(addDays(calendarDate('2024-03-01'), -1)).toBe('2024-02-29');
  // Clocks in Brazil used to change at midnight, so some days began at one o’clock.
  expect(addDays(calendarDate('2018-11-03'), 1)).toBe('2018-11-04');
  expect(daysBetween(calendarDate('2026-03-28'), calendarDate('2026-03-30'))).toBe(2);
});

test('one month later is the same day, or the last day of a shorter month', () => {
  expect(addMonths(calendarDate('2026-01-31'), 1)).toBe('2026-02-28');
  expect(addMonths(calendarDate('2026-03-31'), -1)).toBe('2026-02-28');
  expect(addMonths(calendarDate('2026-11-15'), 3)).toBe('2027-02-15');
});

test('ageOn counts birthdays', () => {
  const birth = calendarDate('2000-11-21');
  expect(ageOn(birth, calendarDate('2026-11-20'))).toBe(25);
  expect(ageOn(birth, calendarDate('2026-11-21'))).toBe(26);
  expect(ageOn(birth, calendarDate('1999-01-01'))).toBeNull();
});

test('dayOfWeek works before and after 1970, and in the first century', () => {
  expect(['1969-12-28', '1970-01-01', '2026-11-22', '0099-01-01'].map((day) => dayOfWeek(calendarDate(day)))).toEqual([
    0, 4, 0, 4,
  ]);
});
