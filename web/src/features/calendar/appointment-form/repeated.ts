import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Appointment } from '../appointments.ts';

/**
 * The initial values of a form that repeats an appointment. The date is the next same weekday. The notes are left out,
 * because they belong to one date.
 */
export function repeated(appointment: Appointment, today: CalendarDate) {
  const { name, type, start_time, duration_minutes, recovery_minutes, alert_minutes, professional, location } = appointment;
  const date = nextSameWeekday(appointment.date, today);
  const end_date = appointment.end_date && addDays(date, daysBetween(appointment.date, appointment.end_date));
  const end = { duration_minutes, end_date, end_time: appointment.end_time };
  return { name, type, professional, location, start_time, recovery_minutes, alert_minutes, date, ...end };
}

/** The same weekday one week later. For a past date, the first such weekday from today on. */
export function nextSameWeekday(date: CalendarDate, today: CalendarDate): CalendarDate {
  const weeks = Math.max(1, Math.ceil(daysBetween(date, today) / 7));
  return addDays(date, weeks * 7);
}
