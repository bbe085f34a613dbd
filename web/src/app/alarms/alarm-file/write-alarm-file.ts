import { alertLines, escapeText, eventTimes, stampOf, writeCalendar, writeEvent } from '@cogn/shared/icalendar.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { offerFile } from '#lib/offer-file.ts';

/** An alarm as an event of a calendar file. */
export interface FiledAlarm {
  /** The event's id. It is the same in every export, so that a second import updates the event instead of adding another. */
  readonly id: string;
  readonly title: string;
  /** The first day of the alarm. */
  readonly day: CalendarDate;
  readonly time: ClockTime;
  /** The recurrence rule (RFC 5545 §3.3.10); null if the alarm does not recur. */
  readonly rule: string | null;
}

/** Writes alarms as an iCalendar file. The events do not mark the user as busy. */
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
        ...alertLines(0, text),
      ]);
    }),
  );
}

/** Writes the file and offers it for download. */
export function saveAlarmFile(alarms: readonly FiledAlarm[]): void {
  offerFile('cogn-alarms.ics', 'text/calendar;charset=utf-8', writeAlarmFile(alarms, new Date()));
}
