import { addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** How far "on this day" looks back, in months: a month, half a year, then each of ten years. */
const monthsBack = [1, 6, ...Array.from({ length: 10 }, (_, year) => 12 * (year + 1))];

/**
 * The same day of the month in the past, newest first. Where a month is too short for the day its last day stands in, so 29 February has its
 * 28 February; the day itself is never among them.
 */
export function onThisDay(date: CalendarDate): readonly CalendarDate[] {
  return monthsBack.map((months) => addMonths(date, -months));
}
