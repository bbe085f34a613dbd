import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { weekdays, type Weekday } from '@cogn/shared/recurrence.ts';

/** The local day of this instant. */
export function dateOf(instant: Date): CalendarDate {
  const year = String(instant.getFullYear()).padStart(4, '0');
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}` as CalendarDate;
}

/** Today's local date. */
export function localToday(): CalendarDate {
  return dateOf(new Date());
}

/**
 * The date as a `Date` at local noon, for `Intl` and arithmetic. Noon exists on every day, but a clock change can skip
 * midnight.
 */
export function toLocalDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return atNoon(year, month, day);
}

/** Formats a date for this locale ('pt-BR'), long by default: "21 de novembro de 2026". */
export function formatDate(
  date: CalendarDate,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Intl.DateTimeFormat(locale, options).format(toLocalDate(date));
}

/** Any Monday, to format the names of the weekdays. */
const monday = calendarDate('2026-01-05');

/** The name of a day of the week in this language. */
export function weekdayName(weekday: Weekday, locale: string, width: 'long' | 'short'): string {
  return formatDate(addDays(monday, weekdays.indexOf(weekday)), locale, { weekday: width });
}

/** Formats two dates as a span, shortened if they share the month or the year: "19 – 25 de nov.". */
export function formatDateSpan(
  from: CalendarDate,
  to: CalendarDate,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options).formatRange(toLocalDate(from), toLocalDate(to));
}

function atNoon(year: number, month: number, day: number): Date {
  const date = new Date(2000, 0, 1, 12);
  // The constructor would read the years 0-99 as 1900-1999.
  date.setFullYear(year, month - 1, day);
  return date;
}
