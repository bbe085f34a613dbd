import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Period } from '#portability/portable/period.ts';

/** A range of days, both included. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export const daysIn = ({ from, to }: Span) => daysBetween(from, to) + 1;
export const liesIn = (date: CalendarDate, { from, to }: Span) => date >= from && date <= to;

/** How many days each of the two compared spans has if the period has no beginning. */
const usual = 30;

/** The days of a report: from the first record if the period has no beginning, until today if it has no end. */
export function spanOfReport(period: Period, dates: Iterable<CalendarDate>, today: CalendarDate): Span {
  const to = period.to ?? today;
  let from = period.from ?? to;
  if (period.from === null) for (const date of dates) if (date < from) from = date;
  return { from: from > to ? to : from, to };
}

/**
 * `now` is the period, and `before` has as many days before it. If the period has no beginning, `now` is its last thirty days,
 * and `before` the thirty days before them.
 */
export function comparedSpans(period: Period, { from, to }: Span): { readonly now: Span; readonly before: Span } {
  const days = period.from === null ? usual : daysIn({ from, to });
  const begin = addDays(to, 1 - days);
  return { now: { from: begin, to }, before: { from: addDays(begin, -days), to: addDays(begin, -1) } };
}

/** The days before a period, as many as the period has. Null if the period has no beginning. */
export function periodBefore({ from, to }: Period, today: CalendarDate): Period | null {
  if (from === null) return null;
  const { before } = comparedSpans({ from, to }, { from, to: to ?? today });
  return before.from > before.to ? null : before;
}
