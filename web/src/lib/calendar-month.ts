import { addDays, type CalendarDate, addMonths, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '#lib/local-date.ts';

/** The number of week rows of every month. Any month fits six rows, so the page below a calendar never moves. */
const rows = 6;

/** First and last day of the month of this day. */
export function monthOf(day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const local = toLocalDate(day);
  const from = addDays(day, 1 - local.getDate());
  const length = new Date(local.getFullYear(), local.getMonth() + 1, 0).getDate();
  return { from, to: addDays(from, length - 1) };
}

/** The month of this day as six weeks of seven cells; `null` for cells of other months. */
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

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The `count` months that end with the month of `last`. Each has 31 cells; null for days that the month lacks. */
export function monthsUntil(last: CalendarDate, count: number): readonly (readonly (CalendarDate | null)[])[] {
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(last, index + 1 - count).slice(0, 7);
    return Array.from({ length: 31 }, (__, day) => asCalendarDate(`${month}-${twoDigits(day + 1)}`));
  });
}
