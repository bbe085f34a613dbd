import { defineJournal } from '#core/journal/define-journal.ts';
import { number, optional, text } from '#core/journal/fields.ts';
import { changeOver } from './weight-change.ts';
import { latestTrend } from './weight-trend.ts';
import { weight } from './weight.ts';

/** What weight is: kilograms on a day, with notes if wanted. */
export const weightEntries = defineJournal({
  page: weight,
  consent: 'health',
  table: 'weight_entries',
  fields: {
    weight_kg: number({ min: 1, max: 700, step: 0.1, unit: 'kilogram' }),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { latestTrend, changeOver30Days: (entries) => changeOver(entries, 30) },
  exported: ['weight_kg', 'notes'],
});
