import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, text } from '#core/journal/fields.ts';
import { facts } from './facts.ts';

/** What a fact can be, in the order of the form. */
export const factCategories = [
  'achievement',
  'learning',
  'challenge',
  'specialMoment',
  'observation',
  'reflection',
] as const;

export type FactCategory = (typeof factCategories)[number];

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

/** How often each category was recorded, the most frequent first; categories without a record are left out. */
export function countOfCategories(
  entries: readonly { readonly category: FactCategory }[],
): readonly { readonly category: FactCategory; readonly count: number }[] {
  return factCategories
    .map((category) => ({ category, count: entries.filter((entry) => entry.category === category).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
