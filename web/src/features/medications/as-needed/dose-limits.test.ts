import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { limitsOf } from './dose-limits.ts';
import { aDose } from '../testing/samples.ts';

const day = calendarDate('2026-11-22');
const at = (taken_at: string | null) => aDose({ date: day, planned: null, taken_at });

it('the interval lasts from the last dose on, and ends at its time', () => {
  const doses = [at('14:00'), at('08:00')];
  expect(limitsOf({ min_hours: 6 }, doses, day, momentOf(day, '19:59')).waitUntil).toEqual(momentOf(day, '20:00'));
  expect(limitsOf({ min_hours: 6 }, doses, day, momentOf(day, '20:00')).waitUntil).toBeNull();
});

it('there is nothing to wait for without an interval, without a dose, or if the time of the dose is unknown', () => {
  const now = momentOf(day, '15:00');
  expect(limitsOf({ min_hours: null }, [at('14:00')], day, now).waitUntil).toBeNull();
  expect(limitsOf({ min_hours: 6 }, [], day, now).waitUntil).toBeNull();
  expect(limitsOf({ min_hours: 6 }, [at(null)], day, now).waitUntil).toBeNull();
});

it('the doses of one day are counted, whatever their time', () => {
  const doses = [at('08:00'), at(null), aDose({ date: calendarDate('2026-11-21'), planned: null })];
  expect(limitsOf({ min_hours: null }, doses, day, momentOf(day, '15:00')).onDay).toBe(2);
});
