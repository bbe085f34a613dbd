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
  /** How many minutes before `time` the alarm is due. */
  readonly before?: number;
  /** The lines that say how the alarm recurs, such as RRULE (RFC 5545 §3.8.5); none if it does not recur. */
  readonly recurs: readonly string[];
}

/** Writes alarms as an iCalendar file. The events do not mark the user as busy. */
export function writeAlarmFile(alarms: readonly FiledAlarm[], now: Date): string {
  const stamp = `DTSTAMP:${stampOf(now)}`;
  return writeCalendar(
    'Alarms',
    alarms.flatMap(({ id, title, day, time, before = 0, recurs }) => {
      const text = escapeText(title);
      return writeEvent(id, [
        stamp,
        ...eventTimes(day, time, 5),
        ...recurs,
        `SUMMARY:${text}`,
        'TRANSP:TRANSPARENT',
        'CLASS:PRIVATE',
        ...alertLines(before, text),
      ]);
    }),
  );
}

/** Writes the file and offers it for download. */
export function saveAlarmFile(alarms: readonly FiledAlarm[]): void {
  offerFile('cogn-alarms.ics', 'text/calendar;charset=utf-8', writeAlarmFile(alarms, new Date()));
}
