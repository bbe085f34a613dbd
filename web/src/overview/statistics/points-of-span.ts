import { daysBetween } from '@cogn/shared/calendar-date.ts';
import { chartBuckets, type Days } from '#lib/chart-buckets.ts';
import type { Point } from './statistics-responses.ts';
import type { Span } from './span-of.ts';

/** One place on a chart's time axis: a day, week or month. The point is null without a record. */
export interface Place extends Days {
  readonly point: Point | null;
}

/** Every day, week or month of a span in order, including those without a record. */
export function pointsOfSpan(span: Span, points: readonly Point[]): readonly Place[] {
  const places = chartBuckets(span, span.grain);
  const placeOf = (last: Point['last']) => places.find(({ to }) => last <= to)?.from;
  const byPlace = Map.groupBy(points, ({ last }) => placeOf(last));
  return places.map((days) => ({ ...days, point: together(byPlace.get(days.from) ?? []) }));
}

/** Merges several points into one; null if there are none. */
export function together(points: readonly Point[]): Point | null {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const values: Record<string, readonly [sum: number, days: number]> = {};
  for (const point of points)
    for (const [measure, [sum, days]] of Object.entries(point.values)) {
      const [before, daysBefore] = values[measure] ?? [0, 0];
      values[measure] = [before + sum, daysBefore + days];
    }
  const count = (of: 'days' | 'entries') => points.reduce((all, point) => all + point[of], 0);
  return { at: first.at, last: last.last, days: count('days'), entries: count('entries'), values };
}

export function daysOfSpan({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}
