import { asCalendarDate, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { clockTimeOf, type ClockTime } from '#lib/clock-time.ts';
import { dateOf } from '#lib/local-date.ts';
import type { IcsProperties, IcsProperty } from './read-ics.ts';

/** The earliest and latest possible day of an appointment, as in the check of the database column. */
export const [firstDay, lastDay] = ['1900-01-01', '9998-12-31'] as const;

/** A date, with a time if it is not a whole day, as the person's calendar and clock show it. */
export interface IcsTime {
  readonly day: CalendarDate;
  /** Null for a whole day. */
  readonly time: ClockTime | null;
  /** The day as written. It differs from `day` if a time in UTC is on another day here. */
  readonly written: CalendarDate;
}

const pattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/u;

/**
 * Reads a DATE or DATE-TIME (RFC 5545 §3.3.4, §3.3.5); null if the value is neither. A time in UTC is converted to the device's
 * zone. A time of another zone stays as written, because appointments have a wall-clock time.
 */
export function readTime(value: string): IcsTime | null {
  const [whole, year, month, day, hour, minute, utc] = pattern.exec(value.trim()) ?? [];
  const written = asCalendarDate(`${year}-${month}-${day}`);
  if (whole === undefined || written === null) return null;
  if (hour === undefined || minute === undefined) return { day: written, time: null, written };
  if (hour > '23' || minute > '59') return null;
  if (!utc) return { day: written, time: `${hour}:${minute}`, written };
  const moment = new Date(`${written}T${hour}:${minute}:00Z`);
  return { day: dateOf(moment), time: clockTimeOf(moment), written };
}

/** The first property of this name. */
export const first = (properties: IcsProperties, name: string): IcsProperty | undefined => properties.get(name)?.[0];

/** Minutes from one time to another by the wall clock. A whole day begins at midnight. */
export function minutesBetween(from: IcsTime, to: IcsTime): number {
  return daysBetween(from.day, to.day) * 1440 + minuteOf(to.time) - minuteOf(from.time);
}

/** The minutes since midnight; 0 without a time. */
export function minuteOf(time: ClockTime | null): number {
  const [hour = 0, minute = 0] = (time ?? '00:00').split(':').map(Number);
  return hour * 60 + minute;
}

const durationPattern = /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/u;

/** Reads a DURATION (RFC 5545 §3.3.6) in minutes, negative for "before"; null if the value is not a DURATION. */
export function readDuration(value: string): number | null {
  const parts = durationPattern.exec(value.trim());
  if (!parts) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(2).map((each) => Number(each ?? 0));
  const sum = ((weeks * 7 + days) * 24 + hours) * 60 + minutes + Math.round(seconds / 60);
  return parts[1] === '-' && sum > 0 ? -sum : sum;
}

/** Reads TEXT (RFC 5545 §3.3.11). Control characters other than line breaks become spaces, because the database refuses some. */
export function readText(value: string): string {
  return value
    .replaceAll(/\\([nN\\;,])/gu, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();
}

/**
 * Whether a time names a zone whose clock differs from the device's at that moment. False for a zone that the device does not
 * know.
 */
export function isOtherZone({ parameters }: IcsProperty, { day, time }: IcsTime): boolean {
  const zone = parameters.get('TZID');
  if (zone === undefined || time === null) return false;
  try {
    const moment = new Date(`${day}T${time}:00Z`);
    const there = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    return (
      there.format(moment) !== new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeStyle: 'short' }).format(moment)
    );
  } catch {
    return false;
  }
}

/**
 * `alert`: the minutes before the start of the first alarm that COGN can store; null if there is none. `isLost`: whether the
 * event has an alarm that COGN cannot store. An appointment has only one alert, at most a day before its start.
 */
export function alertOf(alarms: readonly IcsProperties[], start: IcsTime): { alert: number | null; isLost: boolean } {
  let alert: number | null = null;
  let isLost = false;
  for (const alarm of alarms) {
    const action = first(alarm, 'ACTION')?.value.trim().toUpperCase();
    const trigger = first(alarm, 'TRIGGER');
    // Apple writes this action for an event whose default alarm the person removed.
    if (action === 'NONE') continue;
    const minutes = readDuration(trigger?.value ?? '');
    const isHeld =
      start.time !== null &&
      action !== 'EMAIL' &&
      trigger?.parameters.get('RELATED')?.toUpperCase() !== 'END' &&
      minutes !== null &&
      minutes <= 0 &&
      minutes >= -1440;
    if (isHeld && (alert === null || alert === Math.abs(minutes))) alert = Math.abs(minutes);
    else isLost = true;
  }
  return { alert, isLost };
}
