import { alarmKey, alertDays, alertMoment } from '@cogn/shared/alarm-times.ts';
import type { Alarm } from '#shared-features/alarms/alarm.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { deviceClock, momentOf } from '#lib/clock-time.ts';
import { appointmentRows } from './appointment-rows.ts';
import type { Appointment } from './appointments.ts';
import { rowOf } from './stored-row.ts';

/** The alert before an appointment, or before one occurrence of a repeating appointment. */
export interface AppointmentAlarm extends Alarm {
  readonly kind: 'appointment';
  readonly appointment: Appointment;
  /** When the appointment begins. */
  readonly start: Date;
}

/** The alerts of these appointments. The key has the id of the stored row, as the server's key does. */
export function appointmentAlarms(appointments: readonly Appointment[]): readonly AppointmentAlarm[] {
  return appointments.flatMap((appointment): readonly AppointmentAlarm[] => {
    const { date, start_time: time, alert_minutes: before } = appointment;
    // An operation that an earlier version of the app stored may lack `alert_minutes`.
    if (time === null || typeof before !== 'number') return [];
    const key = alarmKey(rowOf(appointment).id, date, time, before);
    const at = alertMoment(date, time, before, deviceClock);
    return [{ kind: 'appointment', key, at, appointment, start: momentOf(date, time) }];
  });
}

/** The alerts of the appointments around today. */
export function useAppointmentAlarms(): readonly AppointmentAlarm[] {
  const { rows } = useEntries<Appointment>(appointmentRows.table, alertDays(useToday()), appointmentRows.repeats);
  return appointmentAlarms(rows);
}
