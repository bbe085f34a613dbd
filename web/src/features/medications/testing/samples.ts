import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Dose } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';

/** A medicine for tests: active and taken at eight, unless `given` says otherwise. */
export function aMedicine(given: Partial<Medicine> = {}): Medicine {
  return {
    id: 'medicine',
    created_at: '2026-11-01T12:00:00Z',
    name: 'Medicine',
    dosage: '10 mg',
    as_needed: false,
    times: ['08:00'],
    repeat: 'daily',
    weekdays: null,
    every_days: null,
    starts_on: null,
    ends_on: null,
    min_hours: null,
    max_per_day: null,
    plan_from: null,
    side_effects: null,
    alarm: false,
    pills_left: null,
    counted_at: null,
    pills_per_dose: null,
    low_at: null,
    status: 'active',
    ...given,
  };
}

/** A taken dose for tests, unless `given` says otherwise. */
export function aDose(given: Partial<Dose> = {}): Dose {
  return {
    id: 'dose',
    created_at: '2026-11-22T11:12:00Z',
    date: calendarDate('2026-11-22'),
    medication_id: 'medicine',
    name: 'Medicine',
    dosage: '10 mg',
    planned: '08:00',
    state: 'taken',
    taken_at: null,
    pills: null,
    note: null,
    ...given,
  };
}
