import { placeOfDay } from '@cogn/shared/covered-days.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import type { Appointment } from './appointments.ts';

/**
 * The columns that say when an appointment is. An operation that an earlier version of the app stored may lack `end_date` and
 * `end_time`.
 */
export type When = Pick<Appointment, 'date' | 'start_time' | 'duration_minutes'> &
  Partial<Pick<Appointment, 'end_date' | 'end_time'>>;

/**
 * The start and end times as text, or only the start if the duration is unknown. The end may fall on the next day. Null for an
 * appointment without a start time, and for one of several days, whose times `spanLabel` gives.
 */
export function appointmentTime({ start_time, duration_minutes, end_date }: Omit<When, 'date'>, locale: string) {
  if (start_time === null || end_date) return null;
  const start = formatClockTime(start_time, locale);
  return duration_minutes === null ? start : `${start}–${formatClockTime(laterBy(start_time, duration_minutes), locale)}`;
}

/**
 * The text about when an appointment takes place on `day`. For an appointment of one day: its times, or null without a start
 * time. For one of several days: which of its days this is, and the time if it begins or ends on this day. `dayOf` and `until`
 * format these messages.
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
