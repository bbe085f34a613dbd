import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import { fallsOn, nextAfter, type Recurrence } from './recurrence.ts';

const on = (first: string, repeat: Recurrence['repeat'], weekdays: string[] | null = null): Recurrence => ({
  first: calendarDate(first),
  repeat,
  weekdays,
});
const next = (recurrence: Recurrence, after: string) => nextAfter(recurrence, calendarDate(after));

describe('the days of a reminder', () => {
  it('occurs once, on its day', () => {
    expect(next(on('2026-11-22', 'never'), '2026-11-20')).toBe('2026-11-22');
    expect(next(on('2026-11-22', 'never'), '2026-11-22')).toBeNull();
  });

  it('occurs daily, also across the end of the year', () => {
    expect(next(on('2026-11-22', 'daily'), '2026-12-31')).toBe('2027-01-01');
  });

  it('occurs weekly on the weekday of its first day', () => {
    expect(next(on('2026-12-28', 'weekly'), '2026-12-28')).toBe('2027-01-04');
    expect(next(on('2026-12-28', 'weekly'), '2027-01-03')).toBe('2027-01-04');
  });

  it('occurs on the chosen weekdays', () => {
    const office = on('2026-11-16', 'weekdays', ['mon', 'fri']);
    expect(next(office, '2026-11-16')).toBe('2026-11-20');
    expect(next(office, '2026-11-20')).toBe('2026-11-23');
    expect(next(on('2026-11-16', 'weekdays'), '2026-11-16')).toBeNull();
  });

  it('occurs monthly on its day, or on the last day of a shorter month, and then returns to its own day', () => {
    const monthly = on('2026-12-31', 'monthly');
    expect(next(monthly, '2026-12-31')).toBe('2027-01-31');
    expect(next(monthly, '2027-01-31')).toBe('2027-02-28');
    expect(next(monthly, '2027-02-28')).toBe('2027-03-31');
    expect(next(on('2028-01-30', 'monthly'), '2028-02-01')).toBe('2028-02-29');
  });

  it.each(['daily', 'weekdays', 'weekly', 'monthly'] as const)(
    'names as next the first day after any other on which it falls: %s',
    (repeat) => {
      const reminder = on('2026-01-31', repeat, ['tue', 'sun']);
      for (let day = calendarDate('2026-01-20'), count = 0; count < 450; day = addDays(day, 1), count += 1) {
        let expected = addDays(day, 1);
        while (!fallsOn(reminder, expected)) expected = addDays(expected, 1);
        expect([day, nextAfter(reminder, day)]).toEqual([day, expected]);
      }
    },
  );
});
