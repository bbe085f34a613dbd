import { asCalendarDate, type CalendarDate } from '#lib/calendar-date.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The twelve months of a year with 31 places each; null where a month has no such day. */
export function monthsOf(year: number): readonly (readonly (CalendarDate | null)[])[] {
  const inFour = String(year).padStart(4, '0');
  return Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 31 }, (__, day) => asCalendarDate(`${inFour}-${twoDigits(month + 1)}-${twoDigits(day + 1)}`)),
  );
}
