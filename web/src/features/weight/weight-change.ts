import { addDays } from '#lib/calendar-date.ts';
import { weightTrend, type Weighing } from './weight-trend.ts';

/**
 * How the trend changed in the days that end with the last weighing, in kilograms (negative: lighter). The start is the trend of
 * the last weighing on or before the first day of that period. Null when there is none within the same unbroken run: nothing
 * is made up.
 */
export function changeOver(entries: readonly Weighing[], days: number): number | null {
  const run = weightTrend(entries).at(-1);
  const last = run?.at(-1);
  if (run === undefined || last === undefined) return null;
  const firstDay = addDays(last.date, -days);
  const start = run.findLast((point) => point.date <= firstDay);
  return start === undefined ? null : last.weight_kg - start.weight_kg;
}
