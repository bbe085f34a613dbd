import { placeOfDay } from '@cogn/shared/covered-days.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import type { Appointment } from './appointments.ts';

/** The columns that say when an appointment is. A pending operation of an earlier version may lack those of the end. */
export type When = Pick<Appointment, 'date' | 'start_time' | 'duration_minutes'> &
  Partial<Pick<Appointment, 'end_date' | 'end_time'>>;

/**
 * The start and end times as text, or only the start if the duration is unknown. Null without a start, and for several days,
 * whose times `spanLabel` has. The end may fall on the next day.
 */
export function appointmentTime({ start_time, duration_minutes, end_date }: Omit<When, 'date'>, locale: string) {
  if (start_time === null || end_date) return null;
  const start = formatClockTime(start_time, locale);
  return duration_minutes === null ? start : `${start}–${formatClockTime(laterBy(start_time, duration_minutes), locale)}`;
}

/**
 * When an appointment is on one of its days: its times or, of several days, which day it is, and when it begins or ends. Null if
 * nothing is known. `dayOf` and `until` are messages.
 */
export function timeOnDay(
  of: When,
  day: CalendarDate,
  locale: string,
  dayOf: (place: { day: string; days: string }) => string,
  until: (time: string) => string,
): string | null {
  const place = placeOfDay(of, day);
  if (!place) return appointmentTime(of, locale);
  const begins = day === of.date && of.start_time && formatClockTime(of.start_time, locale);
  const ends = day === of.end_date && of.end_time && until(formatClockTime(of.end_time, locale));
  return [dayOf(place), begins || ends].filter(Boolean).join(' · ');
}

/** Adds minutes to a wall-clock time: 23:30 and 50 minutes give 00:20. */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const sum = hour * 60 + minute + minutes;
  return [Math.floor(sum / 60) % 24, sum % 60].map((value) => String(value).padStart(2, '0')).join(':');
}
