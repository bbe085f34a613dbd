import { escapeText, eventTimes, stampOf, writeCalendar, writeEvent } from '@cogn/shared/icalendar.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { offerFile } from '#lib/offer-file.ts';

/** An alarm as an event of a calendar file. */
export interface FiledAlarm {
  /** Identifies it: a second import changes it instead of adding it twice. */
  readonly id: string;
  readonly title: string;
  /** The first day on which it rings. */
  readonly day: CalendarDate;
  readonly time: ClockTime;
  /** Its rhythm as RFC 5545 §3.3.10 writes it; null when it comes once. */
  readonly rule: string | null;
}

/** Alarms as a calendar file, for the calendar of a device, which rings by itself. They do not mark the person as busy. */
export function writeAlarmFile(alarms: readonly FiledAlarm[], now: Date): string {
  const stamp = `DTSTAMP:${stampOf(now)}`;
  return writeCalendar(
    'Alarms',
    alarms.flatMap(({ id, title, day, time, rule }) => {
      const text = escapeText(title);
      return writeEvent(id, [
        stamp,
        ...eventTimes(day, time, 5),
        ...(rule === null ? [] : [`RRULE:${rule}`]),
        `SUMMARY:${text}`,
        'TRANSP:TRANSPARENT',
        'CLASS:PRIVATE',
        ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT0S', `DESCRIPTION:${text}`, 'END:VALARM'],
      ]);
    }),
  );
}

/** Writes the file and hands it out. */
export function saveAlarmFile(alarms: readonly FiledAlarm[]): void {
  offerFile('cogn-alarms.ics', 'text/calendar;charset=utf-8', writeAlarmFile(alarms, new Date()));
}
