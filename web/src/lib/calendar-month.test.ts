import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { monthOf, monthsUntil, monthWeeks } from './calendar-month.ts';

it('returns the first and last day of a month, also in leap years', () => {
  expect(monthOf(calendarDate('2024-02-10'))).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(monthOf(calendarDate('2026-12-31'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

it('puts every day of a month once, under its weekday, in six rows', () => {
  // March 2026 begins on a Sunday.
  const sunday = monthWeeks(calendarDate('2026-03-11'), 0);
  const monday = monthWeeks(calendarDate('2026-03-11'), 1);
  expect(sunday[0]?.[0]).toBe('2026-03-01');
  expect(monday[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
  for (const weeks of [sunday, monday]) {
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  }
});

const year = (last: string) => monthsUntil(calendarDate(last), 12);

it('a year has twelve months of 31 cells, filled by real days only', () => {
  const lengths = (last: string) => year(last).map((month) => month.filter((day) => day !== null).length);
  expect(lengths('2026-12-31')).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(lengths('2028-12-31')[1]).toBe(29);
  expect(year('2026-12-31').every((month) => month.length === 31)).toBe(true);
  expect(year('2026-12-31')[11]?.at(-1)).toBe('2026-12-31');
});

it('ends with the month of any given day', () => {
  expect(year('2026-03-31').map(([first]) => first)).toEqual([
    ...['2025-04-01', '2025-05-01', '2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01'],
    ...['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'],
  ]);
});
