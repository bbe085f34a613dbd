import { expect, it } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { coversDay, lastDayOf, placeOfDay } from './covered-days.ts';

const trip = { date: calendarDate('2026-12-30'), end_date: calendarDate('2027-01-02') };
const days = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-02', '2027-01-03'].map(calendarDate);

it('an appointment of several days covers its first day, its last and those between, and counts them from 1', () => {
  expect(days.map((day) => coversDay(trip, day))).toEqual([false, true, true, true, false]);
  expect(days.map((day) => placeOfDay(trip, day))).toEqual([
    null,
    { day: '1', days: '4' },
    { day: '2', days: '4' },
    { day: '4', days: '4' },
    null,
  ]);
});

it('an appointment without a last day covers its own day only, and does not count it', () => {
  for (const end of [{}, { end_date: null }]) {
    const single = { date: trip.date, ...end };
    expect(lastDayOf(single)).toBe(trip.date);
    expect(days.filter((day) => coversDay(single, day))).toEqual([trip.date]);
    expect(placeOfDay(single, trip.date)).toBeNull();
  }
});
