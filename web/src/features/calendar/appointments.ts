import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, date, integer, notes, optional, text, time } from '#core/journal/fields.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { calendar } from './calendar.ts';
import { appointmentRows } from './appointment-rows.ts';

/** The appointment types in the form's order. Stored rows and exports contain these names, so do not rename them. */
export const appointmentTypes = [
  'therapy',
  'medical',
  'psychology',
  'psychiatry',
  'occupational',
  'speech',
  'other',
] as const;

export type AppointmentType = (typeof appointmentTypes)[number];

/** How an appointment repeats; null if it happens once. `fallsOn` of shared/src/recurrence.ts defines the days. */
export const repetitions = ['daily', 'weekly', 'fortnightly', 'monthly', 'monthlyWeekday'] as const;

/**
 * An appointment: a date, with a wall-clock time if known. An appointment of several days has `end_date` (its last day) and
 * no duration.
 * Adding or changing an appointment on a past day requires premium, which the database enforces (docs/decisions/0027).
 */
export const appointments = defineJournal({
  page: calendar,
  consent: 'health',
  ...appointmentRows,
  planned: true,
  fields: {
    name: text({ maxLength: 200 }),
    type: choice(appointmentTypes),
    start_time: optional(time()),
    duration_minutes: optional(integer({ min: 1, max: 1440, step: 5, unit: 'minute' })),
    end_date: optional(date()),
    end_time: optional(time()),
    recovery_minutes: optional(integer({ min: 1, max: 1440, step: 5, unit: 'minute' })),
    alert_minutes: optional(integer({ min: 0, max: 1440, step: 5, unit: 'minute' })),
    professional: optional(text({ maxLength: 200 })),
    location: optional(text({ maxLength: 200 })),
    notes: notes(),
    repeat: optional(choice(repetitions)),
    repeat_until: optional(date()),
  },
  named: ({ name }) => name,
  statistics: {},
  exported: [
    ...([
      'name',
      'type',
      'start_time',
      'duration_minutes',
      'end_date',
      'end_time',
      'recovery_minutes',
      'alert_minutes',
      'professional',
      'location',
      'notes',
    ] as const),
    ...(['repeat', 'repeat_until'] as const),
  ],
});

/** An appointment, or one occurrence of a repeating appointment (`occurrencesOf`). */
export type Appointment = EntryOf<typeof appointments> & {
  /** The days on which a repeating appointment does not occur. */
  readonly left_out?: readonly CalendarDate[] | null;
  /** The stored row of an occurrence; undefined if this object is itself the stored row. */
  readonly series?: Appointment;
};
export type RecordedAppointment = Recorded<Appointment>;
