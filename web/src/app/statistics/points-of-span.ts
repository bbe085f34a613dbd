import { addDays, addMonths, daysBetween, toLocalDate, type CalendarDate } from '#lib/calendar-date.ts';
import type { Point } from './answers.ts';
import type { Span } from './span-of.ts';

/** One place of a picture; null where nothing was recorded. */
export interface Place {
  readonly at: CalendarDate;
  readonly point: Point | null;
}

/** Every day, week (from Monday) or month of a span in its order, with what was recorded in it: gaps are places too. */
export function pointsOfSpan(span: Span, points: readonly Point[]): readonly Place[] {
  const known = new Map(points.map((point) => [point.at, point]));
  const places: Place[] = [];
  for (let at = beginOf(span); at <= span.to; at = next(at, span)) places.push({ at, point: known.get(at) ?? null });
  return places;
}

/** The days of a place that lie in the span: its first and last week or month can begin before it and end after it. */
export function daysOfPlace(at: CalendarDate, span: Span): Pick<Span, 'from' | 'to'> {
  const last = addDays(next(at, span), -1);
  return { from: at < span.from ? span.from : at, to: last > span.to ? span.to : last };
}

/** How many days a span has. */
export function daysOfSpan({ from, to }: Span): number {
  return daysBetween(from, to) + 1;
}

function beginOf({ from, grain }: Span): CalendarDate {
  if (grain === 'month') return `${from.slice(0, 7)}-01` as CalendarDate;
  return grain === 'week' ? addDays(from, -((toLocalDate(from).getDay() + 6) % 7)) : from;
}

function next(at: CalendarDate, { grain }: Span): CalendarDate {
  if (grain === 'month') return addMonths(at, 1);
  return addDays(at, grain === 'week' ? 7 : 1);
}
