import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, number, optional, text, time } from '#core/journal/fields.ts';
import { medications } from './medications.ts';

/**
 * One record for each dose that the person answered. It stores the medicine's name and dosage of that time, so that a later
 * change of the medicine does not change the history. A record without a planned time is an intake as needed.
 *
 * A dose taken late is `taken`, and a tap stores the real time in `taken_at` (`timeOfTap`). A snoozed dose (`later`) stays
 * open and its alarm returns; a `skipped` one is closed. The app never skips a dose by itself: without an answer, the dose
 * has no record.
 */
export const medicationDoses = defineJournal({
  page: medications,
  consent: 'health',
  table: 'medication_doses',
  planned: true,
  fields: {
    medication_id: text({ minLength: 36, maxLength: 36 }),
    name: text({ maxLength: 200 }),
    dosage: text({ maxLength: 200 }),
    planned: optional(time()),
    state: choice(['taken', 'skipped', 'later']),
    taken_at: optional(time()),
    pills: optional(number({ min: 0.25, max: 100, step: 0.5 })),
    note: optional(text({ maxLength: 1000 })),
  },
  statistics: {
    /** How many doses were taken; null if there are no records. */
    dosesTaken: (doses) => (doses.length === 0 ? null : doses.filter(({ state }) => state === 'taken').length),
  },
  exported: ['medication_id', 'name', 'dosage', 'planned', 'state', 'taken_at', 'pills', 'note'],
});

/** One record of a dose. */
export type Dose = EntryOf<typeof medicationDoses>;

/** What the user can record about a dose. A dose without a record has no state. */
export type DoseState = Dose['state'];
