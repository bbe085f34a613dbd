import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, integer, optional, text, time, date } from '#core/journal/fields.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { sum } from '#lib/sum.ts';
import { calendar } from './calendar.ts';

/** The kinds of appointment, in the order of the form. Stored rows and exports hold these names. */
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
 * What an appointment is: something on a day, by the person's own clock when a time is known. On a past day, adding and changing is premium; the
 * database holds to it (docs/decisions/0027).
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
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: {
    /** Minutes of rest after all of them; null when none says any. */
    recoveryMinutes: (entries) => sum(entries.map((entry) => entry.recovery_minutes)),
  },
  exported: ['name', 'type', 'start_time', 'duration_minutes', 'recovery_minutes', 'professional', 'location', 'notes'],
});

export type Appointment = EntryOf<typeof appointments>;
export type RecordedAppointment = Recorded<Appointment>;

/** An appointment's fields with its day, which the form can change: unlike other entries, an appointment is often moved. */
export const movableFields = { ...appointments.fields, date: date() };

/** In the order of the days: those without a time first, since they belong to the whole day, then by the clock, then as they were made. */
export function sortAppointments<Kept extends Appointment>(appointments: readonly Kept[]): Kept[] {
  const place = ({ date, start_time, created_at }: Kept) => `${date} ${start_time ?? ''} ${created_at}`;
  return [...appointments].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

export interface TypeCount {
  readonly type: AppointmentType;
  readonly count: number;
  /** Minutes of rest after them, as far as any was said. */
  readonly recovery: number | null;
}

/** How many appointments of each type there are, the most first; a type without one is left out. */
export function typeCounts(appointments: readonly Appointment[]): TypeCount[] {
  return appointmentTypes
    .map((type) => {
      const own = appointments.filter((appointment) => appointment.type === type);
      return { type, count: own.length, recovery: sum(own.map((appointment) => appointment.recovery_minutes)) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
