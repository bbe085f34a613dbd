import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, text } from '#core/journal/fields.ts';
import { countOfCategories } from './count-of-categories.ts';
import { factCategories } from './fact-categories.ts';
import { facts } from './facts.ts';

/** What a fact of the day is: its kind and a few words; several a day. */
export const factsEntries = defineJournal({
  page: facts,
  consent: 'health',
  table: 'facts_entries',
  fields: {
    category: choice(factCategories),
    text: text({ maxLength: 5000 }),
  },
  statistics: { categories: (entries) => countOfCategories(entries).length || null },
  exported: ['category', 'text'],
});
