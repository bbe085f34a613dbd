import type { WallClock } from '@cogn/shared/alarm-times.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf, toLocalDate } from './local-date.ts';

/** A local time of day in 24 hours, 'HH:MM'. Times compare as text. It is not an instant. */
export type ClockTime = string;

/**
 * The local moment of a time on a day. If a clock change skips the time, the moment is later by the length of the
 * change: 02:30 becomes 03:30.
 */
export function momentOf(day: CalendarDate, time: ClockTime): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = toLocalDate(day);
  moment.setHours(hours, minutes, 0, 0);
  return moment;
}

/** The local clock time at this moment. */
export function clockTimeOf(moment: Date): ClockTime {
  return `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;
}

/** Calendar and clock in the device's time zone. */
export const deviceClock: WallClock = { at: (moment) => ({ day: dateOf(moment), time: clockTimeOf(moment) }), momentOf };

/** Formats a time of day for this locale: 08:05, 8:05 AM. */
export function formatClockTime(time: ClockTime, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(momentOf(anyDay, time));
}

/** A day without a clock change in any time zone. */
const anyDay = dateOf(new Date(2026, 0, 15, 12));
