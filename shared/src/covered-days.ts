import { daysBetween, type CalendarDate } from './calendar-date.ts';

/** The most days from the first to the last day of an appointment, as the check `together_end_date` says. */
export const longestSpan = 366;

/** The columns of an appointment that decide which days it covers. A pending operation may lack `end_date`. */
export interface Spanning {
  /** The first day. Of an occurrence of a repeating appointment, its own day. */
  readonly date: CalendarDate;
  /** The last day of an appointment of several days; null if it ends on its first day. */
  readonly end_date?: CalendarDate | null;
}

/** The last day that an appointment covers. */
export const lastDayOf = ({ date, end_date }: Spanning): CalendarDate => end_date ?? date;

/** Whether an appointment covers a day. */
export const coversDay = (of: Spanning, day: CalendarDate): boolean => of.date <= day && day <= lastDayOf(of);

/**
 * The position of a day in an appointment of several days (1 for the first day), and the number of its days, both as texts for a
 * message. Null if the appointment has one day, or does not cover this day.
 */
export function placeOfDay(of: Spanning, day: CalendarDate): { day: string; days: string } | null {
  if (!of.end_date || !coversDay(of, day)) return null;
  const count = (to: CalendarDate) => String(daysBetween(of.date, to) + 1);
  return { day: count(day), days: count(of.end_date) };
}
