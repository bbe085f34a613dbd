import { writeInstant } from '#lib/instant.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import type { CalendarDate } from '#lib/calendar-date.ts';
import { escapeText, foldLine } from '#features/calendar/calendar-file/calendar-lines.ts';

/** A time that rings, as a calendar file tells of it. */
export interface FiledAlarm {
  /** Tells it from every other one: a second import changes it instead of adding it twice. */
  readonly id: string;
  readonly title: string;
  /** The first day on which it rings. */
  readonly day: CalendarDate;
  readonly time: ClockTime;
  /** Its rhythm as RFC 5545 §3.3.10 writes it; null when it comes once. */
  readonly rule: string | null;
}

/**
 * Times that ring as an iCalendar file (RFC 5545), for the calendar of a device, which rings by itself. Times are "floating", the wall clock of
 * wherever the person is, as they are in the app. Nobody is shown as busy by them.
 */
export function writeAlarmFile(alarms: readonly FiledAlarm[], now: Date): string {
  const stamp = `DTSTAMP:${writeInstant(now).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//COGN//Alarms//EN',
    ...alarms.flatMap((alarm) => eventOf(alarm, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventOf({ id, title, day, time, rule }: FiledAlarm, stamp: string): string[] {
  const text = escapeText(title);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@cogn`,
    stamp,
    `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
    'DURATION:PT5M',
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `SUMMARY:${text}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${text}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}
