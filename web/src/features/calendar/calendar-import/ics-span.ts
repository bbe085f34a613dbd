import { longestSpan } from '@cogn/shared/covered-days.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import { laterBy } from '../appointment-times.ts';
import { uidOf } from './event-texts.ts';
import { first, lastDay, minuteOf, minutesBetween, readDuration, readTime, type IcsTime } from './ics-values.ts';
import type { IcsProperties } from './read-ics.ts';

/** The columns of a row that say when the appointment ends. */
export interface Span {
  readonly duration_minutes: number | null;
  readonly end_date: CalendarDate | null;
  readonly end_time: ClockTime | null;
}

const minutesOfDay = 1440;

/**
 * When an event ends; null if COGN cannot represent it: it ends more than 366 days after its first day, or it repeats and has
 * several days. An event that ends at midnight does not cover the day that begins then. An event past midnight counts as one
 * day if COGN wrote it with a DURATION, as COGN does for an appointment of one day.
 */
export function spanOf(properties: IcsProperties, start: IcsTime): Span | null {
  const minutes = lengthOf(properties, start) ?? 0;
  const single = { duration_minutes: start.time === null ? null : minutes || null, end_date: null, end_time: null };
  const end = minuteOf(start.time) + minutes;
  const days = Math.ceil(end / minutesOfDay) - 1;
  const isOwn = properties.has('DURATION') && uidOf(properties).endsWith('@cogn');
  if (minutes <= minutesOfDay && (days <= 0 || isOwn || properties.has('RRULE'))) return single;
  if (days > longestSpan || properties.has('RRULE')) return null;
  const end_date = addDays(start.day, days);
  if (end_date > lastDay) return null;
  const end_time = start.time === null || end % minutesOfDay === 0 ? null : laterBy(start.time, minutes);
  return { duration_minutes: null, end_date, end_time };
}

/** The length in minutes; null if the file states none or an invalid one. One whole day has 1440. */
export function lengthOf(properties: IcsProperties, start: IcsTime): number | null {
  const end = readTime(first(properties, 'DTEND')?.value ?? '');
  const minutes = end ? minutesBetween(start, end) : readDuration(first(properties, 'DURATION')?.value ?? '');
  return minutes === null || minutes < 0 ? null : minutes;
}
