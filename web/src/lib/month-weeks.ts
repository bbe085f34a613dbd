import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from './local-date.ts';

/** Six rows hold any month, so that the page beneath does not move from one month to the next. */
const rows = 6;

/** The first and the last day of the month that this day is in. */
export function monthOf(day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const local = toLocalDate(day);
  const from = addDays(day, 1 - local.getDate());
  const length = new Date(local.getFullYear(), local.getMonth() + 1, 0).getDate();
  return { from, to: addDays(from, length - 1) };
}

/** The month of this day in six weeks of seven places each; `null` where the place belongs to another month. */
export function monthWeeks(day: CalendarDate, firstDay: number): readonly (readonly (CalendarDate | null)[])[] {
  const { from, to } = monthOf(day);
  const before = (toLocalDate(from).getDay() - firstDay + 7) % 7;
  const start = addDays(from, -before);
  const place = (index: number) => {
    const date = addDays(start, index);
    return date >= from && date <= to ? date : null;
  };
  return Array.from({ length: rows }, (_, week) => Array.from({ length: 7 }, (_, at) => place(week * 7 + at)));
}
