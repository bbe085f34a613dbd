import { expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import { isDoseDay, nextDoseDay, type MedicationSchedule } from './medication-schedule.ts';

/** Monday. */
const monday = calendarDate('2026-11-23');
const daily: MedicationSchedule = { repeat: 'daily', weekdays: null, every_days: null, starts_on: null, ends_on: null };
const doseDays = (schedule: Partial<MedicationSchedule>, days = 7) =>
  Array.from({ length: days }, (_, index) => index).filter((index) =>
    isDoseDay({ ...daily, ...schedule }, addDays(monday, index)),
  );

it('a daily medicine is taken every day', () => expect(doseDays({})).toEqual([0, 1, 2, 3, 4, 5, 6]));

it('a medicine of some weekdays is taken on these only', () =>
  expect(doseDays({ repeat: 'weekdays', weekdays: ['mon', 'thu'] })).toEqual([0, 3]));

it('a medicine of every third day counts from its first day, across months', () => {
  expect(doseDays({ repeat: 'interval', every_days: 3, starts_on: calendarDate('2026-10-31') }, 9)).toEqual([1, 4, 7]);
});

it('a treatment has no dose before its first day and after its last', () =>
  expect(doseDays({ starts_on: addDays(monday, 2), ends_on: addDays(monday, 4) })).toEqual([2, 3, 4]));

it('finds the next dose day, today included, and none after the last day of a treatment', () => {
  const thursdays = { ...daily, repeat: 'weekdays' as const, weekdays: ['thu'] };
  expect(nextDoseDay(daily, monday)).toBe(monday);
  expect(nextDoseDay(thursdays, monday)).toBe('2026-11-26');
  expect(nextDoseDay({ ...daily, repeat: 'interval', every_days: 30, starts_on: addDays(monday, -1) }, monday)).toBe(
    '2026-12-22',
  );
  expect(nextDoseDay({ ...daily, starts_on: addDays(monday, 40) }, monday)).toBe('2027-01-02');
  expect(nextDoseDay({ ...thursdays, ends_on: addDays(monday, 2) }, monday)).toBeNull();
});
