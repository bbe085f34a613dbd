import type { Point } from './answers.ts';

/** The mean of a measure over the days of a point; null where no day says it. */
export function meanOfPoint(point: Point | null, measure: string): number | null {
  const value = point?.values[measure];
  return value && value[1] > 0 ? value[0] / value[1] : null;
}

/** The sum of a measure in a point; null where no day says it. */
export function sumOfPoint(point: Point | null, measure: string): number | null {
  return point?.values[measure]?.[0] ?? null;
}

/** Sum, days and mean of a measure over all points. Means are of days, so a week with one record weighs less than one with seven. */
export function wholeOf(points: readonly Point[], measure: string): { sum: number; days: number; mean: number | null } {
  let [sum, days] = [0, 0];
  for (const { values } of points) {
    sum += values[measure]?.[0] ?? 0;
    days += values[measure]?.[1] ?? 0;
  }
  return { sum, days, mean: days === 0 ? null : sum / days };
}
