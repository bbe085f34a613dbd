import { defineJournal } from '#core/journal/define-journal.ts';
import { integer, optional, text } from '#core/journal/fields.ts';
import { totalMinutes } from './minutes.ts';
import { spirituality } from './spirituality.ts';

/** What was practised, in the person's own words. Nobody has to look at a clock: the minutes may stay open. */
export const spiritualityEntries = defineJournal({
  page: spirituality,
  consent: 'spirituality',
  table: 'spirituality_entries',
  fields: {
    practice: text({ maxLength: 120 }),
    duration_minutes: optional(integer({ min: 1, max: 1440, step: 5, unit: 'minute' })),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { totalMinutes },
  exported: ['practice', 'duration_minutes', 'notes'],
});
