import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { periodOf } from './period-of.ts';

it('ends with the date and has the length of its kind, across the turn of the year', () => {
  const week = periodOf(calendarDate('2026-01-03'), 'week');
  expect([week.from, week.to, week.days.length]).toEqual(['2025-12-28', '2026-01-03', 7]);
  expect(periodOf(calendarDate('2026-11-21'), 'month').from).toBe('2026-10-23');
});

it('a year has 365 days, also in a leap year', () => {
  const year = periodOf(calendarDate('2028-12-31'), 'year');
  expect([year.from, year.days.length]).toEqual(['2028-01-02', 365]);
});

it('goes back without gaps or overlaps', () => {
  const now = periodOf(calendarDate('2026-11-21'), 'month');
  const before = periodOf(calendarDate('2026-11-21'), 'month', 1);
  expect(before.to).toBe('2026-10-22');
  expect(before.to < now.from && before.days.length === 30).toBe(true);
});

it('periods that count weeks have whole weeks', () => {
  const day = calendarDate('2026-11-21');
  expect([periodOf(day, 'fourWeeks').days.length / 7, periodOf(day, 'twelveWeeks').days.length / 7]).toEqual([4, 12]);
});
