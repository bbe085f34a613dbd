import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import { datesBetween } from './recurrence-dates.ts';
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

  it('occurs every two weeks, counted from its first day', () => {
    expect(next(on('2026-12-24', 'fortnightly'), '2026-12-31')).toBe('2027-01-07');
  });

  it('occurs on the same weekday of each month; the fifth one is the last', () => {
    const second = on('2026-03-12', 'monthlyWeekday');
    expect([next(second, '2026-03-12'), next(second, '2026-04-09')]).toEqual(['2026-04-09', '2026-05-14']);
    const fifth = on('2026-01-29', 'monthlyWeekday');
    expect([next(fifth, '2026-01-29'), next(fifth, '2026-03-26')]).toEqual(['2026-02-26', '2026-04-30']);
  });

  it('lists its days of a period, to its last day and without those left out', () => {
    const therapy = {
      ...{ date: calendarDate('2026-03-12'), repeat: 'weekly' as const },
      ...{ repeat_until: calendarDate('2026-04-02'), left_out: ['2026-03-26'] },
    };
    const between = (from: string, to: string) => datesBetween(therapy, calendarDate(from), calendarDate(to));
    expect(between('2026-01-01', '2026-12-31')).toEqual(['2026-03-12', '2026-03-19', '2026-04-02']);
    expect(between('2026-03-19', '2026-03-19')).toEqual(['2026-03-19']);
    expect(between('2026-03-20', '2026-04-01')).toEqual([]);
    const once = { date: calendarDate('2026-03-12') };
    expect(datesBetween(once, calendarDate('2026-03-01'), calendarDate('2026-03-31'))).toEqual(['2026-03-12']);
  });

  it.each(['daily', 'weekdays', 'weekly', 'fortnightly', 'monthly', 'monthlyWeekday'] as const)(
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
