import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#lib/calendar-date.ts';
import { fallsOn, nextAfter } from './occurrences.ts';
import type { Reminder } from './reminder-list.ts';
import { standingOf } from './standing.ts';

const on = (day: string, repeat: Reminder['repeat'], more: Partial<Reminder> = {}) => ({
  day: calendarDate(day),
  repeat,
  weekdays: null,
  created_at: '2026-01-01T12:00:00Z',
  done_on: null,
  ...more,
});
const next = (reminder: ReturnType<typeof on>, after: string) => nextAfter(reminder, calendarDate(after));

describe('the days of a reminder', () => {
  it('comes once on its day, and never again', () => {
    expect(next(on('2026-11-22', 'never'), '2026-11-20')).toBe('2026-11-22');
    expect(next(on('2026-11-22', 'never'), '2026-11-22')).toBeNull();
  });

  it('comes daily over the end of the year', () => {
    expect(next(on('2026-11-22', 'daily'), '2026-12-31')).toBe('2027-01-01');
  });

  it('comes weekly on the weekday of its first day', () => {
    expect(next(on('2026-12-28', 'weekly'), '2026-12-28')).toBe('2027-01-04');
    expect(next(on('2026-12-28', 'weekly'), '2027-01-03')).toBe('2027-01-04');
  });

  it('comes on the weekdays that were chosen', () => {
    const office = on('2026-11-16', 'weekdays', { weekdays: ['mon', 'fri'] });
    expect(next(office, '2026-11-16')).toBe('2026-11-20');
    expect(next(office, '2026-11-20')).toBe('2026-11-23');
    expect(next(on('2026-11-16', 'weekdays'), '2026-11-16')).toBeNull();
  });

  it('comes monthly on its day, or on the last day of a shorter month, and goes back to its own day', () => {
    const monthly = on('2026-12-31', 'monthly');
    expect(next(monthly, '2026-12-31')).toBe('2027-01-31');
    expect(next(monthly, '2027-01-31')).toBe('2027-02-28');
    expect(next(monthly, '2027-02-28')).toBe('2027-03-31');
    expect(next(on('2028-01-30', 'monthly'), '2028-02-01')).toBe('2028-02-29');
  });

  it('counts from the day on which it was made when none was given', () => {
    expect(nextAfter({ ...on('2026-01-01', 'weekly'), day: null }, calendarDate('2026-01-01'))).toBe('2026-01-08');
  });

  it.each(['daily', 'weekdays', 'weekly', 'monthly'] as const)(
    'names as next the first day after any other on which it falls: %s',
    (repeat) => {
      const reminder = on('2026-01-31', repeat, { weekdays: ['tue', 'sun'] });
      for (let day = calendarDate('2026-01-20'), count = 0; count < 450; day = addDays(day, 1), count += 1) {
        let expected = addDays(day, 1);
        while (!fallsOn(reminder, expected)) expected = addDays(expected, 1);
        expect([day, nextAfter(reminder, day)]).toEqual([day, expected]);
      }
    },
  );
});

describe('where a reminder stands', () => {
  const today = calendarDate('2026-11-22');

  it('that comes once stays from its day on, until it is done', () => {
    expect(standingOf(on('2026-11-20', 'never'), today)).toEqual({ kind: 'today', day: '2026-11-20' });
    expect(standingOf(on('2026-11-25', 'never'), today)).toEqual({ kind: 'later', day: '2026-11-25' });
    expect(standingOf(on('2026-11-20', 'never', { done_on: today }), today)).toEqual({ kind: 'done', next: null });
  });

  it('that repeats stops for the day when it is done, and comes back on its next day only', () => {
    const daily = on('2026-11-01', 'daily', { done_on: today });
    expect(standingOf(daily, today)).toEqual({ kind: 'done', next: '2026-11-23' });
    expect(standingOf(daily, addDays(today, 1))).toEqual({ kind: 'today', day: '2026-11-23' });
  });

  it('that repeats does not pile up the days on which nothing was done', () => {
    expect(standingOf(on('2026-11-17', 'weekly'), today)).toEqual({ kind: 'later', day: '2026-11-24' });
  });
});
