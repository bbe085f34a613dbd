import { writeInstant } from '#lib/instant.ts';
import type { AppointmentType } from '../appointment-types.ts';
import { escapeText, foldLine } from './calendar-lines.ts';

/** An appointment as far as a file tells of it. */
export interface FiledAppointment {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly type: AppointmentType;
  readonly start_time: string | null;
  readonly duration_minutes: number | null;
  readonly recovery_minutes: number | null;
  readonly professional: string | null;
  readonly location: string | null;
  readonly notes: string | null;
}

/** The words that a file adds to the person's own. */
export interface FileWords {
  type: (type: AppointmentType) => string;
  /** The name of the rest that stands by itself after an appointment. */
  restOf: (name: string) => string;
  /** The same as a remark, where it is not known when the rest begins. */
  restAfter: (minutes: number) => string;
}

/**
 * Appointments as an iCalendar file (RFC 5545), for any calendar program. Times are "floating", the wall clock of wherever the file is read,
 * because an appointment is written down without a zone. The same appointment has the same UID each time, so that a second import changes
 * it instead of adding it twice. No alarms: whether something rings is for the other program to say.
 */
export function writeCalendarFile(appointments: readonly FiledAppointment[], words: FileWords, now: Date): string {
  const stamp = `DTSTAMP:${writeInstant(now).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//COGN//Calendar file//EN',
    ...appointments.flatMap((appointment) => eventsOf(appointment, words, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventsOf(appointment: FiledAppointment, words: FileWords, stamp: string): string[] {
  const { id, name, type, start_time, duration_minutes, recovery_minutes, professional, location, notes } = appointment;
  // Only where its beginning is known can the rest be an event of its own.
  const restStands = start_time !== null && duration_minutes !== null && recovery_minutes !== null;
  const remark = recovery_minutes !== null && !restStands ? words.restAfter(recovery_minutes) : null;
  const description = [words.type(type), professional, remark, notes].filter((part) => part !== null).join('\n');
  const event = (uid: string, content: string[]) => ['BEGIN:VEVENT', `UID:${uid}@cogn`, stamp, ...content, 'END:VEVENT'];
  return [
    ...event(id, [
      ...whenLines(appointment, 0, duration_minutes),
      `SUMMARY:${escapeText(name)}`,
      `CATEGORIES:${escapeText(words.type(type))}`,
      ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
      `DESCRIPTION:${escapeText(description)}`,
    ]),
    ...(restStands
      ? event(`${id}-recovery`, [
          ...whenLines(appointment, duration_minutes, recovery_minutes),
          `SUMMARY:${escapeText(words.restOf(name))}`,
        ])
      : []),
  ];
}

/** The start, so many minutes after the appointment's own, and how long it lasts; the whole day when nobody said a time. */
function whenLines({ date, start_time }: FiledAppointment, after: number, minutes: number | null): string[] {
  if (start_time === null) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  // Reckoned in UTC, where every day has all its hours; written without a zone.
  const start = new Date(Date.parse(`${date}T${start_time}:00Z`) + after * 60_000);
  const begins = `DTSTART:${writeInstant(start).slice(0, 19).replaceAll(/[-:]/g, '')}`;
  return minutes === null ? [begins] : [begins, `DURATION:PT${minutes}M`];
}
