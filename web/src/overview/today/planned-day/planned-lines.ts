import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { sortAppointments } from '#features/calendar/appointment-rows.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import type { PlannedDose } from '#features/medications/doses/plan-of-day.ts';
import type { Reminder } from '#features/reminders/reminder-list.ts';
import { statusOf } from '#features/reminders/reminder-status.ts';

/** A line of a day to come. Doses at the same time share a line, so that they do not hide the appointments. */
export type PlannedLine = { readonly key: string; readonly time: ClockTime } & (
  | { readonly kind: 'doses'; readonly doses: readonly PlannedDose[] }
  | { readonly kind: 'reminder'; readonly reminder: Recorded<Reminder> }
  | { readonly kind: 'appointment'; readonly appointment: Appointment }
);

interface Day {
  /** A day after today. */
  readonly date: CalendarDate;
  readonly plan: readonly PlannedDose[];
  readonly reminders: readonly Recorded<Reminder>[];
  /** The appointments of this day. */
  readonly appointments: readonly Appointment[];
}

const beforeAllTimes = '';
const afterAllTimes = '24:00';

/**
 * What a person has planned for a day to come, by time. Appointments without a time come first, and those that began on an
 * earlier day, because they last all day. Reminders without a time come last. Leaves out reminders of other days.
 */
export function plannedLines({ date, plan, reminders, appointments }: Day): readonly PlannedLine[] {
  const doses = [...Map.groupBy(plan, ({ time }) => time)].map(([time, ofTime]): PlannedLine => {
    return { key: time, kind: 'doses', time, doses: ofTime };
  });
  const ofReminders = reminders.flatMap((reminder): PlannedLine[] => {
    const status = statusOf(reminder, date);
    if (status.kind !== 'today' || status.day !== date) return [];
    return [{ key: reminder.id, kind: 'reminder', time: reminder.time ?? afterAllTimes, reminder }];
  });
  const ofAppointments = sortAppointments(appointments).map((appointment): PlannedLine => {
    const time = appointment.date < date ? beforeAllTimes : (appointment.start_time ?? beforeAllTimes);
    return { key: appointment.id, kind: 'appointment', time, appointment };
  });
  return [...ofAppointments, ...doses, ...ofReminders].toSorted((one, other) =>
    one.time === other.time ? 0 : one.time < other.time ? -1 : 1,
  );
}
