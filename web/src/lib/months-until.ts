import { addMonths, asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** So many months, the last of them the one of this day, each with 31 places; null where a month has no such day. */
export function monthsUntil(last: CalendarDate, count: number): readonly (readonly (CalendarDate | null)[])[] {
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(last, index + 1 - count).slice(0, 7);
    return Array.from({ length: 31 }, (__, day) => asCalendarDate(`${month}-${twoDigits(day + 1)}`));
  });
}
