import { expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from '@cogn/shared/calendar-date.ts';
import { nextSameWeekday } from './next-same-weekday.ts';

const today = calendarDate('2026-11-21');

it('repeats on the same weekday, never in the past, never on the appointment’s own day, and within a week of one of the two', () => {
  for (let away = -400; away <= 40; away += 1) {
    const date = addDays(today, away);
    const next = nextSameWeekday(date, today);
    expect(daysBetween(date, next) % 7).toBe(0);
    expect(next > date && next >= today).toBe(true);
    expect(daysBetween(date > today ? date : today, next)).toBeLessThanOrEqual(7);
  }
});
