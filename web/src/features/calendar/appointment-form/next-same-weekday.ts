import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The same weekday one week later. For a past date, the first such weekday from today on. */
export function nextSameWeekday(date: CalendarDate, today: CalendarDate): CalendarDate {
  const weeks = Math.max(1, Math.ceil(daysBetween(date, today) / 7));
  return addDays(date, weeks * 7);
}
