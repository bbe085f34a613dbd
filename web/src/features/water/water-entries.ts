import { defineJournal } from '#core/journal/define-journal.ts';
import { integer, optional, text } from '#core/journal/fields.ts';
import { averagePerDay } from './daily-amount.ts';
import { water } from './water.ts';

/** What water is: amounts that were drunk, in millilitres, with notes if wanted, several a day. */
export const waterEntries = defineJournal({
  page: water,
  consent: 'health',
  table: 'water_entries',
  fields: {
    amount_ml: integer({ min: 1, max: 5000, step: 50, unit: 'milliliter' }),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { averagePerDay },
  exported: ['amount_ml', 'notes'],
});
