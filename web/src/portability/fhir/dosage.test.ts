import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import { aMedicine } from '#features/medications/testing/samples.ts';
import { dosageOf } from './dosage.ts';

const plan = (given: Partial<Medicine>) => ({ ...aMedicine(given), from_date: calendarDate('2026-01-01'), to_date: null });
const repeatOf = (given: Partial<Medicine>) =>
  (dosageOf(plan(given), 'x') as { timing?: { repeat: object } }).timing?.repeat;

it('a daily medicine has its times', () => {
  expect(repeatOf({ times: ['08:00', '20:30'] })).toEqual({ timeOfDay: ['08:00:00', '20:30:00'] });
  expect(repeatOf({ times: null })).toBeUndefined();
});

it('a medicine of some weekdays has its days', () => {
  expect(repeatOf({ repeat: 'weekdays', weekdays: ['mon', 'thu'] })).toEqual({
    dayOfWeek: ['mon', 'thu'],
    timeOfDay: ['08:00:00'],
  });
});

it('a medicine of every few days counts its doses in the period, without times', () => {
  const course = { starts_on: calendarDate('2026-01-01'), ends_on: calendarDate('2026-01-31') };
  expect(repeatOf({ repeat: 'interval', every_days: 3, times: ['08:00', '20:00'], ...course })).toEqual({
    ...{ frequency: 2, period: 3, periodUnit: 'd' },
    boundsPeriod: { start: '2026-01-01', end: '2026-01-31' },
  });
});

it('a medicine taken as needed has its least interval and its most doses in a day', () => {
  expect(dosageOf(plan({ as_needed: true, times: null, min_hours: 6, max_per_day: 4 }), '500 mg')).toEqual({
    text: '500 mg',
    asNeededBoolean: true,
    timing: { repeat: { frequency: 1, period: 6, periodUnit: 'h' } },
    maxDosePerPeriod: {
      numerator: { value: 4, unit: 'dose', system: 'http://unitsofmeasure.org', code: '{dose}' },
      denominator: { value: 1, unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' },
    },
  });
  expect(dosageOf(plan({ as_needed: true, times: ['08:00'] }), '500 mg')).toEqual({ text: '500 mg', asNeededBoolean: true });
});
