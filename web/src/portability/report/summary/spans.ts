import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Period } from '#portability/portable/period.ts';

/** Days from one to another, both included. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export const daysIn = ({ from, to }: Span) => daysBetween(from, to) + 1;
export const liesIn = (date: CalendarDate, { from, to }: Span) => date >= from && date <= to;

/** What a period without a beginning compares: so many days with as many before them. */
const usual = 30;

/** The days that a report is about: a period without a beginning begins with the first record, one without an end ends today. */
export function spanOfReport(period: Period, dates: Iterable<CalendarDate>, today: CalendarDate): Span {
  const to = period.to ?? today;
  let from = period.from ?? to;
  if (period.from === null) for (const date of dates) if (date < from) from = date;
  return { from: from > to ? to : from, to };
}

/** The two times that are held against each other: the period and as long a time before it; of all records, the last thirty days and those before. */
export function comparedSpans(period: Period, { from, to }: Span): { readonly now: Span; readonly before: Span } {
  const days = period.from === null ? usual : daysIn({ from, to });
  const begin = addDays(to, 1 - days);
  return { now: { from: begin, to }, before: { from: addDays(begin, -days), to: addDays(begin, -1) } };
}

/** The time just before a period, as long as the period is; null where it has no beginning. */
export function periodBefore({ from, to }: Period, today: CalendarDate): Period | null {
  if (from === null) return null;
  const { before } = comparedSpans({ from, to }, { from, to: to ?? today });
  return before.from > before.to ? null : before;
}
