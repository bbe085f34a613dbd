import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { monthOf, monthWeeks, firstDayOfWeek } from '#lib/calendar-month.ts';
import { relativeDay } from '#lib/relative-time.ts';

it('begins the week as each language does', () => {
  expect(['pt-BR', 'en', 'ja'].map(firstDayOfWeek)).toEqual([0, 0, 0]);
  expect(['es', 'fr', 'it', 'zh-Hans'].map(firstDayOfWeek)).toEqual([1, 1, 1, 1]);
});

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

it('formats the distance of a day in the reader’s language', () => {
  const today = calendarDate('2026-11-21');
  const words = (date: string, locale = 'pt-BR') => relativeDay(calendarDate(date), today, locale);
  expect(words('2026-11-21')).toBe('hoje');
  expect(words('2026-11-20')).toBe('ontem');
  expect(words('2026-11-20', 'ja')).toBe('昨日');
  expect(words('2026-11-22')).toBe('amanhã');
  expect(words('2026-11-16')).toBe('há 5 dias');
  expect(words('2026-08-20')).toBe('há 3 meses');
});
