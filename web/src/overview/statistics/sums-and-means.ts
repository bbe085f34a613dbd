import type { Point, Count } from './statistics-responses.ts';
import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The mean of a measure over the days of a point; null if no day has a value. */
export function meanOfPoint(point: Point | null, measure: string): number | null {
  const value = point?.values[measure];
  return value && value[1] > 0 ? value[0] / value[1] : null;
}

/** The sum of a measure over the days of a point; null if no day has a value. */
export function sumOfPoint(point: Point | null, measure: string): number | null {
  return point?.values[measure]?.[0] ?? null;
}

/** A measure's sum, days and mean over all points. The mean is over days, so weeks with more recorded days weigh more. */
export function wholeOf(points: readonly Point[], measure: string): { sum: number; days: number; mean: number | null } {
  let [sum, days] = [0, 0];
  for (const { values } of points) {
    sum += values[measure]?.[0] ?? 0;
    days += values[measure]?.[1] ?? 0;
  }
  return { sum, days, mean: days === 0 ? null : sum / days };
}

/**
 * The mean of the middle of sleep, in minutes since midnight; null without times. Computed as a circular mean, from sums of
 * cosine and sine.
 */
export function middleOfPoint(point: Point | null): number | null {
  const [x, y] = [point?.values['middle_x'], point?.values['middle_y']];
  // Nights spread evenly around the clock have no mean.
  if (!x || !y || Math.hypot(x[0], y[0]) / x[1] < 1e-3) return null;
  return ((Math.atan2(y[0], x[0]) / (2 * Math.PI)) * 1440 + 1440) % 1440;
}

/** The largest count; null if there is none, or a tie. `counts` are sorted, largest first. */
export function mostOf(counts: readonly Count[]): Count | null {
  const [first, second] = counts;
  return first === undefined || first[2] === second?.[2] ? null : first;
}

/** The amount of each name, summed over all its groups. The largest sum comes first. */
export function sumsByName(counts: readonly Count[]): readonly { readonly name: string; readonly sum: number }[] {
  return [...Map.groupBy(counts, ([name]) => name)]
    .map(([name, of]) => ({ name, sum: of.reduce((sum, [, , amount]) => sum + amount, 0) }))
    .sort((one, other) => other.sum - one.sum);
}

/**
 * The number of days without a dose record, from the first record of this medicine to the end of the span. Null for a
 * medicine taken as needed. Such a day does not mean that the medicine was not taken.
 */
export function daysWithoutRecord(planned: readonly Count[], medicine: string, to: CalendarDate): number | null {
  const count = planned.find(([name]) => name === medicine);
  return count ? daysBetween(count[3], to) + 1 - count[2] : null;
}
