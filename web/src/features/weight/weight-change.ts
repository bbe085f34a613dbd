import { addDays, daysBetween } from '@cogn/shared/calendar-date.ts';
import { longestGapInDays, weightTrend, type Weighing } from './weight-trend.ts';

/**
 * How the trend changed in the days that end with the last weighing, in kilograms (negative: lighter). The start is the trend of
 * the last weighing on or before the first day of that period, whatever gaps lie between. Null when that weighing is so old that it says nothing
 * of the first day: nothing is made up.
 */
export function changeOver(entries: readonly Weighing[], days: number): number | null {
  const points = weightTrend(entries).flat();
  const last = points.at(-1);
  if (last === undefined) return null;
  const firstDay = addDays(last.date, -days);
  const start = points.findLast((point) => point.date <= firstDay);
  if (start === undefined || daysBetween(start.date, firstDay) > longestGapInDays) return null;
  return last.weight_kg - start.weight_kg;
}
