import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, number, optional, text, time } from '#core/journal/fields.ts';
import { medications } from './medications.ts';

/** What became of each dose. Name and dosage are the medicine's at that time; without a planned time it was taken as needed. */
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
    /** How many records say "taken"; null when nothing was recorded. */
    dosesTaken: (doses) => (doses.length === 0 ? null : doses.filter(({ state }) => state === 'taken').length),
  },
  exported: ['medication_id', 'name', 'dosage', 'planned', 'state', 'taken_at', 'pills', 'note'],
});

/** One entry: what became of a dose. */
export type Dose = EntryOf<typeof medicationDoses>;

/** What can become of a dose. Without a record it is a fourth thing: nothing is known. */
export type DoseState = Dose['state'];
