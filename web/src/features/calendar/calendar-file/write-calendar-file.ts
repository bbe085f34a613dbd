import { recoveryLines, spanLines, type EventSpan } from '@cogn/shared/appointment-events.ts';
import { alertLines, escapeText, stampOf, writeCalendar, writeEvent } from '@cogn/shared/icalendar.ts';
import type { AppointmentType } from '../appointments.ts';

/** The fields of an appointment that the calendar file contains. */
export interface FiledAppointment extends EventSpan {
  readonly id: string;
  readonly name: string;
  readonly type: AppointmentType;
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
  const { id, name, type, recovery_minutes, professional, location, notes } = appointment;
  const recovery = recoveryLines(appointment);
  const remark = recovery_minutes !== null && !recovery ? messages.restAfter(recovery_minutes) : null;
  const description = [messages.type(type), professional, remark, notes].filter((part) => part !== null).join('\n');
  return [
    ...writeEvent(id, [
      stamp,
      ...spanLines(appointment),
      `SUMMARY:${escapeText(name)}`,
      `CATEGORIES:${escapeText(messages.type(type))}`,
      ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
      `DESCRIPTION:${escapeText(description)}`,
      ...alertLines(appointment.alert_minutes, escapeText(name)),
    ]),
    ...(recovery ? writeEvent(`${id}-recovery`, [stamp, ...recovery, `SUMMARY:${escapeText(messages.restOf(name))}`]) : []),
  ];
}
