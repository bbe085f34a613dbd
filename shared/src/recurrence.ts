import { addDays, addMonths, dayOfWeek, daysBetween, type CalendarDate } from './calendar-date.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a reminder occurs. */
export interface Recurrence {
  /** The first possible day. */
  readonly first: CalendarDate;
  readonly repeat: 'never' | 'daily' | 'weekdays' | 'weekly' | 'monthly';
  /** The chosen weekdays; only used if `repeat` is 'weekdays'. */
  readonly weekdays: readonly string[] | null;
}

/**
 * Whether the reminder occurs on a day. In a shorter month, a monthly reminder occurs on the last day: 31 January, 28
 * February, 31 March. Keep `nextAfter` and `web/src/app/alarms/alarm-file/alarms-for-file.ts` consistent with this function.
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
    case 'monthly':
      return addMonths(first, monthsBetween(first, date)) === date;
  }
}

/** The next day after `date` on which the reminder occurs, or null. */
export function nextAfter(recurrence: Recurrence, date: CalendarDate): CalendarDate | null {
  const { first, repeat } = recurrence;
  if (date < first && fallsOn(recurrence, first)) return first;
  const from = date < first ? first : date;
  switch (repeat) {
    case 'never':
      return null;
    case 'daily':
      return addDays(from, 1);
    case 'weekdays':
      return nextInWeek(recurrence, from);
    case 'weekly':
      return addDays(from, weekdays.length - (daysBetween(first, from) % weekdays.length));
    case 'monthly': {
      const months = monthsBetween(first, from);
      const thisMonth = addMonths(first, months);
      return thisMonth > from ? thisMonth : addMonths(first, months + 1);
    }
  }
}

function nextInWeek(recurrence: Recurrence, from: CalendarDate): CalendarDate | null {
  for (let days = 1; days <= weekdays.length; days += 1) {
    const day = addDays(from, days);
    if (fallsOn(recurrence, day)) return day;
  }
  return null;
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
