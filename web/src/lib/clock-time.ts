import type { WallClock } from '@cogn/shared/quiet-hours.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf, toLocalDate } from './local-date.ts';

/** A time of day on the person's own clock, 'HH:MM', 24 hours. Compares as text. Never an instant. */
export type ClockTime = string;

/** The moment of a time on a day, where the person is. A time that the change of the clock leaves out is the one right after it. */
export function momentOf(day: CalendarDate, time: ClockTime): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = toLocalDate(day);
  moment.setHours(hours, minutes, 0, 0);
  return moment;
}

/** The time that a clock shows at this moment, where the person is. */
export function clockTimeOf(moment: Date): ClockTime {
  return `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;
}

/** Calendar and clock in the device's own time zone. */
export const deviceClock: WallClock = { at: (moment) => ({ day: dateOf(moment), time: clockTimeOf(moment) }), momentOf };

/** A time of day as this locale writes it: 08:05, 8:05 AM. */
export function formatClockTime(time: ClockTime, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(momentOf(anyDay, time));
}

/** A day without a change of the clock anywhere. */
const anyDay = dateOf(new Date(2026, 0, 15, 12));
