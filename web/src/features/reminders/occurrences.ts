import { addDays, addMonths, dateOf, daysBetween, toLocalDate, type CalendarDate } from '#lib/calendar-date.ts';
import { weekdays, type Reminder, type Weekday } from './reminder-list.ts';

type Rhythm = Pick<Reminder, 'day' | 'repeat' | 'weekdays' | 'created_at'>;

const daysOfWeek = 7;

/** The day from which a reminder counts. */
export function firstDay({ day, created_at }: Pick<Reminder, 'day' | 'created_at'>): CalendarDate {
  return day ?? dateOf(new Date(created_at));
}

/** Whether a reminder falls on a day. In a month without its day it falls on the last one: 31 January, 28 February, 31 March. */
export function fallsOn(reminder: Rhythm, date: CalendarDate): boolean {
  const first = firstDay(reminder);
  if (date < first) return false;
  switch (reminder.repeat) {
    case 'never':
      return date === first;
    case 'daily':
      return true;
    case 'weekdays':
      return reminder.weekdays?.includes(weekdayOf(date)) ?? false;
    case 'weekly':
      return daysBetween(first, date) % daysOfWeek === 0;
    case 'monthly':
      return addMonths(first, monthsBetween(first, date)) === date;
  }
}

/** The next day after this one on which a reminder falls; null when there is none. */
export function nextAfter(reminder: Rhythm, date: CalendarDate): CalendarDate | null {
  const first = firstDay(reminder);
  if (date < first && fallsOn(reminder, first)) return first;
  const from = date < first ? first : date;
  switch (reminder.repeat) {
    case 'never':
      return null;
    case 'daily':
      return addDays(from, 1);
    case 'weekdays':
      return nextInWeek(reminder, from);
    case 'weekly':
      return addDays(from, daysOfWeek - (daysBetween(first, from) % daysOfWeek));
    case 'monthly': {
      const months = monthsBetween(first, from);
      const thisMonth = addMonths(first, months);
      return thisMonth > from ? thisMonth : addMonths(first, months + 1);
    }
  }
}

function nextInWeek(reminder: Rhythm, from: CalendarDate): CalendarDate | null {
  for (let days = 1; days <= daysOfWeek; days += 1) {
    const day = addDays(from, days);
    if (fallsOn(reminder, day)) return day;
  }
  return null;
}

function weekdayOf(date: CalendarDate): Weekday {
  return weekdays[(toLocalDate(date).getDay() + 6) % daysOfWeek] ?? 'mon';
}

/** Calendar months from one date's month to another's. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const month = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return month(to) - month(from);
}
