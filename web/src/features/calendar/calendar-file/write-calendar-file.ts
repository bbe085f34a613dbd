import {
  alertLines,
  endsBeforeMidnight,
  escapeText,
  eventTimes,
  repetitionLines,
  stampOf,
  writeCalendar,
  writeEvent,
  type EventRepetition,
} from '@cogn/shared/icalendar.ts';
import type { AppointmentType, Appointment } from '../appointments.ts';
import { offerFile } from '#lib/offer-file.ts';
import { rowOf } from '../stored-row.ts';

/** The fields of an appointment that the calendar file contains. */
export interface FiledAppointment extends EventRepetition {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly type: AppointmentType;
  readonly start_time: string | null;
  readonly duration_minutes: number | null;
  readonly recovery_minutes: number | null;
  readonly alert_minutes: number | null;
  readonly professional: string | null;
  readonly location: string | null;
  readonly notes: string | null;
}

/** The texts that the file adds to what the person wrote. */
export interface CalendarFileMessages {
  type: (type: AppointmentType) => string;
  /** The title of the recovery event after an appointment. */
  restOf: (name: string) => string;
  /** A note about the recovery time, for an appointment whose end is unknown. */
  restAfter: (minutes: number) => string;
}

/**
 * Writes appointments as an iCalendar file. The ids are stable, so that a second import updates events instead of
 * duplicating them.
 */
export function writeCalendarFile(
  appointments: readonly FiledAppointment[],
  messages: CalendarFileMessages,
  now: Date,
): string {
  const stamp = `DTSTAMP:${stampOf(now)}`;
  return writeCalendar(
    'Calendar file',
    appointments.flatMap((appointment) => eventsOf(appointment, messages, stamp)),
  );
}

function eventsOf(appointment: FiledAppointment, messages: CalendarFileMessages, stamp: string): string[] {
  const { id, date, name, type, start_time, duration_minutes, recovery_minutes, professional, location, notes } =
    appointment;
  // The recovery becomes an event only if its start is known, which needs the appointment's time and duration. If a
  // repeating appointment ends after midnight, its recovery gets no event, because the event would repeat on
  // other days than the appointment.
  const hasRecovery =
    start_time !== null &&
    duration_minutes !== null &&
    recovery_minutes !== null &&
    (!appointment.repeat || endsBeforeMidnight(start_time, duration_minutes));
  const remark = recovery_minutes !== null && !hasRecovery ? messages.restAfter(recovery_minutes) : null;
  const description = [messages.type(type), professional, remark, notes].filter((part) => part !== null).join('\n');
  return [
    ...writeEvent(id, [
      stamp,
      ...eventTimes(date, start_time, duration_minutes),
      ...repetitionLines(date, start_time, appointment),
      `SUMMARY:${escapeText(name)}`,
      `CATEGORIES:${escapeText(messages.type(type))}`,
      ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
      `DESCRIPTION:${escapeText(description)}`,
      ...alertLines(appointment.alert_minutes, escapeText(name)),
    ]),
    ...(hasRecovery
      ? writeEvent(`${id}-recovery`, [
          stamp,
          ...eventTimes(date, start_time, recovery_minutes, duration_minutes),
          ...repetitionLines(date, start_time, appointment, duration_minutes),
          `SUMMARY:${escapeText(messages.restOf(name))}`,
        ])
      : []),
  ];
}

/** Writes the file and downloads it. For an occurrence, the file has the whole repeating appointment from its first day. */
export function saveFile(appointments: readonly Appointment[], messages: CalendarFileMessages): void {
  offerFile('cogn.ics', 'text/calendar;charset=utf-8', writeCalendarFile(appointments.map(rowOf), messages, new Date()));
}
