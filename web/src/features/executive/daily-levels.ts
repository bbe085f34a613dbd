import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import type { ExecutiveFunction, Levels } from './executive-functions.ts';

type Said = Levels & { readonly date: CalendarDate };

/** A function's level on each of these days, as the mean of what was said that day; null where nothing was, so that a gap stays open. */
export function dailyLevels(
  entries: readonly Said[],
  of: ExecutiveFunction,
  days: readonly CalendarDate[],
): (number | null)[] {
  const byDay = Map.groupBy(entries, (entry) => entry.date);
  return days.map((day) => mean((byDay.get(day) ?? []).map((entry) => entry[of])));
}

/** The mean of a function over the days that say something of it: a day with many entries weighs as much as any other. */
export function averageLevel(entries: readonly Said[], of: ExecutiveFunction): number | null {
  const days = [...new Set(entries.map((entry) => entry.date))];
  return mean(dailyLevels(entries, of, days));
}
