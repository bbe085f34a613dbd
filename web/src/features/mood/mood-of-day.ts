import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { moodCounts } from './mood-counts.ts';
import type { Mood } from './moods.ts';

interface Recorded {
  readonly date: CalendarDate;
  readonly mood: Mood;
}

/** The mood that stands for a day: the one noted most, of equals the latest. Entries are oldest first; null without any. */
export function moodOfDay(entries: readonly { readonly mood: Mood }[]): Mood | null {
  const counts = moodCounts(entries);
  const most = new Set(counts.filter(({ count }) => count === counts[0]?.count).map(({ mood }) => mood));
  return entries.findLast(({ mood }) => most.has(mood))?.mood ?? null;
}

/** The mood of every day that has a record; a day without one is not among them. */
export function moodOfDays(entries: readonly Recorded[]): ReadonlyMap<CalendarDate, Mood> {
  const days = [...Map.groupBy(entries, ({ date }) => date)];
  return new Map(
    days.flatMap(([day, recorded]) => {
      const mood = moodOfDay(recorded);
      return mood === null ? [] : [[day, mood]];
    }),
  );
}
