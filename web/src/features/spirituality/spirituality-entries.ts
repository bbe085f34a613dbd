import { defineJournal } from '#core/journal/define-journal.ts';
import { integer, notes, optional, text } from '#core/journal/fields.ts';
import { spirituality } from './spirituality.ts';
import { sum } from '#lib/aggregates.ts';

/** A practice in the person's own words, with optional minutes and notes. */
export const spiritualityEntries = defineJournal({
  page: spirituality,
  consent: 'spirituality',
  table: 'spirituality_entries',
  fields: {
    practice: text({ maxLength: 120 }),
    duration_minutes: optional(integer({ min: 1, max: 1440, step: 5, unit: 'minute' })),
    notes: notes(),
  },
  named: ({ practice }) => practice,
  statistics: { totalMinutes },
  exported: ['practice', 'duration_minutes', 'notes'],
});

/** The total of the stated minutes; null if no entry states any. */
export function totalMinutes(entries: readonly { readonly duration_minutes: number | null }[]): number | null {
  return sum(entries.map(({ duration_minutes }) => duration_minutes));
}

interface Practised {
  readonly practice: string;
}

/**
 * Suggestions: the person's recent practices, newest first, then practices of no tradition. Each appears once, ignoring
 * case. `entries` are oldest first.
 */
export function recentPractices(
  entries: readonly Practised[],
  neutral: readonly string[],
  count: number,
): readonly string[] {
  const own = entries.map(({ practice }) => practice).reverse();
  const byWord = new Map<string, string>();
  for (const practice of [...own, ...neutral]) {
    const word = practice.trim().toLocaleLowerCase();
    if (!byWord.has(word)) byWord.set(word, practice.trim());
  }
  return [...byWord.values()].slice(0, count);
}
