import { mean } from '#lib/mean.ts';
import type { Mood } from './moods.ts';

/** How often each mood was recorded, the most frequent first; moods that were not recorded are left out. */
export function moodCounts(entries: readonly { readonly mood: Mood }[]): { mood: Mood; count: number }[] {
  return [...Map.groupBy(entries, (entry) => entry.mood)]
    .map(([mood, recorded]) => ({ mood, count: recorded.length }))
    .toSorted((one, other) => other.count - one.count);
}

/** The mean intensity, 1 to 5; null without a record. */
export function averageIntensity(entries: readonly { readonly intensity: number }[]): number | null {
  return mean(entries.map((entry) => entry.intensity));
}
