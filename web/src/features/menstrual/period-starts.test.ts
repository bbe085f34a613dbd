import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { periodsOf, type PeriodRecord } from './period-starts.ts';

const start = calendarDate('2026-01-01');
const on = (day: number): PeriodRecord => ({ date: addDays(start, day), on_period: true, last_period_start: null });
const said = (day: number, began: number): PeriodRecord => ({
  date: addDays(start, day),
  on_period: false,
  last_period_start: addDays(start, began),
});
const startsOf = (entries: readonly PeriodRecord[]) => periodsOf(entries).map((period) => daysBetween(start, period.start));

describe('the periods derived from entries', () => {
  it('start on the first recorded day, even if few of their days were recorded', () => {
    expect(startsOf([on(0), on(1), on(2), on(28), on(32)])).toEqual([0, 28]);
  });

  it('end with the last recorded day', () => {
    expect(periodsOf([on(0), on(4)])).toEqual([{ start, lastDay: addDays(start, 4) }]);
  });

  it('start on the day that the person names as the start', () => {
    expect(startsOf([said(12, 3)])).toEqual([3]);
    expect(startsOf([on(5), { ...on(6), last_period_start: addDays(start, 3) }])).toEqual([3]);
  });

  it('follow the newest of two contradicting entries', () => {
    expect(startsOf([said(5, 1), said(6, 2)])).toEqual([2]);
  });

  it('ignore a start after the entry’s own day', () => {
    expect(startsOf([said(3, 9)])).toEqual([]);
  });

  it('are empty if no entry mentions a period', () => {
    expect(periodsOf([{ date: start, on_period: false, last_period_start: null }])).toEqual([]);
  });

  it('are sorted and more than a week apart for random entries in any order', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const entries = randomEntries(seed);
      const periods = periodsOf(entries);
      for (const [index, period] of periods.entries()) {
        const before = periods[index - 1];
        if (before) expect(daysBetween(before.lastDay, period.start)).toBeGreaterThan(7);
        expect(period.start <= period.lastDay).toBe(true);
      }
      const days = entries.filter((entry) => entry.on_period).map((entry) => entry.date);
      for (const day of days) expect(periods.some((period) => near(day, period.start, period.lastDay))).toBe(true);
    }
  });
});

/**
 * Whether a recorded day is in a period, or up to 60 days before it. A recorded day can be before the period, because the
 * person can name a later day as its start.
 */
const near = (day: CalendarDate, from: CalendarDate, to: CalendarDate) => day <= to && daysBetween(day, from) <= 60;

/** Random entries; the same seed gives the same entries. */
function randomEntries(seed: number): PeriodRecord[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 1 + next(20) }, () => {
    const day = next(200);
    const last_period_start = next(4) === 0 ? addDays(start, day - next(40)) : null;
    return { date: addDays(start, day), on_period: next(2) === 0, last_period_start };
  });
}
