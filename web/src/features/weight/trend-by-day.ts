import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Weighing } from './weight-trend.ts';

/**
 * The trend on each of these days, for a picture: on a straight line between two weighings of one run, null before, after and
 * between runs, so that a gap stays open. In kilograms.
 */
export function trendByDay(runs: readonly (readonly Weighing[])[], days: readonly CalendarDate[]): (number | null)[] {
  return days.map((day) => {
    const run = runs.find((points) => (points[0]?.date ?? '9') <= day && day <= (points.at(-1)?.date ?? '0'));
    const before = run?.findLast((point) => point.date <= day);
    const after = run?.find((point) => point.date >= day);
    if (before === undefined || after === undefined) return null;
    if (before.date === after.date) return before.weight_kg;
    const share = daysBetween(before.date, day) / daysBetween(before.date, after.date);
    return before.weight_kg + share * (after.weight_kg - before.weight_kg);
  });
}
