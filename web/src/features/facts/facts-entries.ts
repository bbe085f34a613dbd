import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, text } from '#core/journal/fields.ts';
import { facts } from './facts.ts';

/** The categories in the form's order. */
export const factCategories = [
  'achievement',
  'learning',
  'challenge',
  'specialMoment',
  'observation',
  'reflection',
] as const;

export type FactCategory = (typeof factCategories)[number];

/** A fact of the day: a category and a short text. A person may record several a day. */
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

/** The number of facts in each category, most frequent first. Unused categories are omitted. */
export function countOfCategories(
  entries: readonly { readonly category: FactCategory }[],
): readonly { readonly category: FactCategory; readonly count: number }[] {
  return factCategories
    .map((category) => ({ category, count: entries.filter((entry) => entry.category === category).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
