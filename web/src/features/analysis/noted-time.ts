import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { clockTimeOf, type ClockTime } from '#lib/clock-time.ts';

/** The time of writing by the person's own clock; null for another day, of which nobody knows the hour. */
export function notedTime(date: CalendarDate, now: Date): { readonly noted_time: ClockTime | null } {
  return { noted_time: date === dateOf(now) ? clockTimeOf(now) : null };
}
