import { formatClockTime } from '#lib/clock-time.ts';
import type { Appointment } from './appointments.ts';

/**
 * The start and end times as text, or only the start if the duration is unknown. Null without a start. The end may fall on
 * the next day.
 */
export function appointmentTime(
  { start_time, duration_minutes }: Pick<Appointment, 'start_time' | 'duration_minutes'>,
  locale: string,
) {
  if (start_time === null) return null;
  const start = formatClockTime(start_time, locale);
  return duration_minutes === null ? start : `${start}–${formatClockTime(laterBy(start_time, duration_minutes), locale)}`;
}

/** Adds minutes to a wall-clock time: 23:30 and 50 minutes give 00:20. */
export function laterBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const sum = hour * 60 + minute + minutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(sum / 60) % 24)}:${two(sum % 60)}`;
}
