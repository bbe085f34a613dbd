import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, integer, optional, text, time } from '#core/journal/fields.ts';
import type { Recorded } from '#core/records/apply-operations.ts';
import { sum } from '#lib/sum.ts';
import { appointmentTypes } from './appointment-types.ts';
import { calendar } from './calendar.ts';

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
