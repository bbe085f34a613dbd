import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, date, integer, notes, optional, text, time } from '#core/journal/fields.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { sum } from '#lib/aggregates.ts';
import { calendar } from './calendar.ts';

/** The appointment types in the form's order. Stored rows and exports hold these names. */
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

/**
 * An appointment: a date, with a wall-clock time if known. Adding or changing an appointment on a past day requires premium,
 * which the database enforces (docs/decisions/0027).
 */
export const appointments = defineJournal({
  page: calendar,
  consent: 'health',
  table: 'appointments',
  planned: true,
  fields: {
    name: text({ maxLength: 200 }),
    type: choice(appointmentTypes),
    start_time: optional(time()),
    duration_minutes: optional(integer({ min: 1, max: 1440, step: 5, unit: 'minute' })),
    recovery_minutes: optional(integer({ min: 1, max: 1440, step: 5, unit: 'minute' })),
    professional: optional(text({ maxLength: 200 })),
    location: optional(text({ maxLength: 200 })),
    notes: notes(),
  },
  named: ({ name }) => name,
  statistics: {
    /** The total minutes of recovery; null if no appointment states any. */
    recoveryMinutes: (entries) => sum(entries.map((entry) => entry.recovery_minutes)),
  },
  exported: ['name', 'type', 'start_time', 'duration_minutes', 'recovery_minutes', 'professional', 'location', 'notes'],
});

export type Appointment = EntryOf<typeof appointments>;
export type RecordedAppointment = Recorded<Appointment>;

/** An appointment's fields and its day, because the form can move an appointment to another day. */
export const movableFields = { ...appointments.fields, date: date() };

/** Sorts by day, time and creation. Appointments without a time come first in their day, because they last all day. */
export function sortAppointments<Row extends Appointment>(appointments: readonly Row[]): Row[] {
  const place = ({ date, start_time, created_at }: Row) => `${date} ${start_time ?? ''} ${created_at}`;
  return [...appointments].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

export interface TypeCount {
  readonly type: AppointmentType;
  readonly count: number;
  /** The total of the stated minutes of recovery; null if none states any. */
  readonly recovery: number | null;
}

/** The number of appointments of each type, the most frequent type first. Unused types are omitted. */
export function typeCounts(appointments: readonly Appointment[]): TypeCount[] {
  return appointmentTypes
    .map((type) => {
      const own = appointments.filter((appointment) => appointment.type === type);
      return { type, count: own.length, recovery: sum(own.map((appointment) => appointment.recovery_minutes)) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
