import { mean } from '#lib/mean.ts';
import { hoursByDay } from './hours-by-day.ts';
import type { NightTimes } from './hours-slept.ts';

/** The mean of the hours of the days whose hours are known: a nap belongs to its day and is no night of its own. Null for none. */
export function averageHours(nights: readonly NightTimes[]): number | null {
  return mean([...Map.groupBy(nights, ({ date }) => date).values()].map(hoursByDay));
}
