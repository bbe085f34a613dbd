import { defineJournal } from '#core/journal/define-journal.ts';
import { integer, notes, optional } from '#core/journal/fields.ts';
import { averageLevel, executiveFunctions } from './levels.ts';
import { executive } from './executive.ts';

/** An optional scale of 1 to 5 with a label for each step. */
const scale = () => optional(integer({ min: 1, max: 5 }));

/** An executive functions entry: five optional scales and notes. A person may record several a day. */
export const executiveEntries = defineJournal({
  page: executive,
  consent: 'health',
  table: 'executive_entries',
  fields: {
    attention: scale(),
    impulsivity: scale(),
    mental_hyperactivity: scale(),
    body_hyperactivity: scale(),
    hyperfocus: scale(),
    notes: notes(),
  },
  named: (entry, words) => {
    const [only, another] = executiveFunctions.filter((name) => entry[name] !== null);
    return only && !another ? words(only) : null;
  },
  statistics: {
    averageAttention: (entries) => averageLevel(entries, 'attention'),
    averageImpulsivity: (entries) => averageLevel(entries, 'impulsivity'),
    averageMentalHyperactivity: (entries) => averageLevel(entries, 'mental_hyperactivity'),
    averageBodyHyperactivity: (entries) => averageLevel(entries, 'body_hyperactivity'),
    averageHyperfocus: (entries) => averageLevel(entries, 'hyperfocus'),
  },
  exported: ['attention', 'impulsivity', 'mental_hyperactivity', 'body_hyperactivity', 'hyperfocus', 'notes'],
});
