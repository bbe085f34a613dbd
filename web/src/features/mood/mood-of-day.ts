import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { moodCounts, type Mood } from './mood-entries.ts';

interface Recorded {
  readonly date: CalendarDate;
  readonly mood: Mood;
}

/**
 * The most frequent mood of a day. If several moods are equally frequent, the one recorded last. Null without entries.
 * `entries` are oldest first.
 */
export function moodOfDay(entries: readonly { readonly mood: Mood }[]): Mood | null {
  const counts = moodCounts(entries);
  const most = new Set(counts.filter(({ count }) => count === counts[0]?.count).map(({ mood }) => mood));
  return entries.findLast(({ mood }) => most.has(mood))?.mood ?? null;
}

/** The mood of each day that has entries. */
export function moodOfDays(entries: readonly Recorded[]): ReadonlyMap<CalendarDate, Mood> {
  const days = [...Map.groupBy(entries, ({ date }) => date)];
  return new Map(
    days.flatMap(([day, recorded]) => {
      const mood = moodOfDay(recorded);
      return mood === null ? [] : [[day, mood]];
    }),
  );
}
