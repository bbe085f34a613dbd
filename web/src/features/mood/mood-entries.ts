import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, choices, integer, notes, optional, tags, time } from '#core/journal/fields.ts';
import { mood } from './mood.ts';
import { mean } from '#lib/aggregates.ts';

/** The twelve moods in the form's order. */
export const moods = [
  'happy',
  'sad',
  'angry',
  'anxious',
  'tired',
  'affectionate',
  'confident',
  'thoughtful',
  'calm',
  'excited',
  'discouraged',
  'overwhelmed',
] as const;

/** The moods that simple mode shows first: two pleasant ones, two unpleasant ones, and being tired. */
export const simpleMoods: readonly Mood[] = ['happy', 'calm', 'tired', 'anxious', 'overwhelmed'];

export type Mood = (typeof moods)[number];

/** The intensity, from very light to very strong. */
export const intensities = [1, 2, 3, 4, 5] as const;

/** The message key of each of the five intensities. */
const keys = { 1: 'veryLow', 2: 'low', 3: 'medium', 4: 'high', 5: 'veryHigh' } as const;

/**
 * The message key of an intensity. A value between two steps counts as the higher step. A value out of range counts as the
 * nearest step.
 */
export function intensityKey(intensity: number): (typeof keys)[keyof typeof keys] {
  const nearest = intensities.find((value) => value >= intensity) ?? 5;
  return keys[nearest];
}

/** The maximum number of further feelings of an entry. */
const mostFurther = 3;

/**
 * A mood entry: one of twelve moods with its intensity, up to three further feelings, and optional notes. A person may record
 * several a day.
 */
export const moodEntries = defineJournal({
  page: mood,
  consent: 'health',
  table: 'mood_entries',
  fields: {
    mood: choice(moods),
    intensity: integer({ min: 1, max: 5 }),
    also: optional(choices(moods, { max: mostFurther })),
    notes: notes(),
    time: optional(time()),
    tags: tags(),
  },
  named: ({ mood }, words) => words(mood),
  statistics: { averageIntensity },
  exported: ['mood', 'intensity', 'also', 'notes', 'time', 'tags'],
});

/** Removes the main mood from the further feelings, because the database refuses it there. */
export function withoutMainMood<Of extends { readonly mood: Mood; readonly also: readonly Mood[] | null }>(entry: Of): Of {
  const others = entry.also?.filter((feeling) => feeling !== entry.mood) ?? [];
  return { ...entry, also: others.length === 0 ? null : others };
}

/** The number of entries for each mood, most frequent first. Unused moods are omitted. */
export function moodCounts(entries: readonly { readonly mood: Mood }[]): { mood: Mood; count: number }[] {
  return [...Map.groupBy(entries, (entry) => entry.mood)]
    .map(([mood, recorded]) => ({ mood, count: recorded.length }))
    .toSorted((one, other) => other.count - one.count);
}

/** The mean intensity, 1 to 5; null without a record. */
export function averageIntensity(entries: readonly { readonly intensity: number }[]): number | null {
  return mean(entries.map((entry) => entry.intensity));
}
