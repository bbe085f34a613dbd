import { addDays, addMonths, dayOfWeek, daysBetween, type CalendarDate } from './calendar-date.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a reminder or an appointment occurs. */
export interface Recurrence {
  /** The first possible day. */
  readonly first: CalendarDate;
  /**
   * `monthly` repeats on the same day of the month. `monthlyWeekday` repeats on the same weekday of the month, such as the
   * second Thursday. A fifth Thursday repeats on the last Thursday.
   */
  readonly repeat: 'never' | 'daily' | 'weekdays' | 'weekly' | 'fortnightly' | 'monthly' | 'monthlyWeekday';
  /** The chosen weekdays; only used if `repeat` is 'weekdays'. */
  readonly weekdays: readonly string[] | null;
}

/**
 * Whether a recurrence occurs on a day. In a shorter month, a monthly reminder occurs on the last day: 31 January, 28
 * February, 31 March. Keep `nextAfter`, `recurrenceRule` of icalendar.ts and `app.appointment_dates` of the database
 * consistent with this function.
 */
export function fallsOn({ first, repeat, weekdays: chosen }: Recurrence, date: CalendarDate): boolean {
  if (date < first) return false;
  switch (repeat) {
    case 'never':
      return date === first;
    case 'daily':
      return true;
    case 'weekdays':
      return chosen?.includes(weekdayOf(date)) ?? false;
    case 'weekly':
      return daysBetween(first, date) % weekdays.length === 0;
    case 'fortnightly':
      return daysBetween(first, date) % (2 * weekdays.length) === 0;
    case 'monthly':
      return addMonths(first, monthsBetween(first, date)) === date;
    case 'monthlyWeekday':
      return daysBetween(first, date) % weekdays.length === 0 && isSamePlaceInMonth(first, date);
  }
}

/** The longest gap between two days of a recurrence, in days: five weeks, by `monthlyWeekday`. */
const longestGap = 35;

/** The next day after `date` on which a recurrence occurs, or null. */
export function nextAfter(recurrence: Recurrence, date: CalendarDate): CalendarDate | null {
  const { first } = recurrence;
  if (date < first && fallsOn(recurrence, first)) return first;
  for (let days = 1; days <= longestGap; days += 1) {
    const day = addDays(date < first ? first : date, days);
    if (fallsOn(recurrence, day)) return day;
  }
  return null;
}

/** Which weekday of its month a date is: 1 for the first Thursday of a month, 5 for the fifth. */
export const placeInMonth = (date: CalendarDate): number => Math.ceil(Number(date.slice(8)) / weekdays.length);

/** Whether two dates, both Thursdays for example, are the same Thursday of their months. The fifth counts as the last. */
function isSamePlaceInMonth(first: CalendarDate, date: CalendarDate): boolean {
  return placeInMonth(first) > 4
    ? monthsBetween(date, addDays(date, weekdays.length)) > 0
    : placeInMonth(first) === placeInMonth(date);
}

/** The day of the week of a date. */
export function weekdayOf(date: CalendarDate): Weekday {
  return weekdays[(dayOfWeek(date) + 6) % weekdays.length] ?? 'mon';
}

/** Number of calendar months between the months of two dates. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const month = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return month(to) - month(from);
}
