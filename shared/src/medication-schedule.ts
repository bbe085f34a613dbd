import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';
import { weekdayOf } from './recurrence.ts';

export const medicationRepeats = ['daily', 'weekdays', 'interval'] as const;

/** On which days a medicine is taken at its times. The columns of `app.add_plan_columns` in 0008_medications.sql. */
export interface MedicationSchedule {
  readonly repeat: (typeof medicationRepeats)[number];
  /** The chosen days of the week; only used if `repeat` is 'weekdays'. */
  readonly weekdays: readonly string[] | null;
  /** Every how many days from `starts_on`; only used if `repeat` is 'interval'. */
  readonly every_days: number | null;
  /** The first and the last day of a treatment; null if it has no such day. */
  readonly starts_on: CalendarDate | null;
  readonly ends_on: CalendarDate | null;
}

/** Whether the medicine is to be taken on a day. Keep `ruleOfDoses` of `web/src/app/alarms/alarm-file` consistent with it. */
export function isDoseDay(
  { repeat, weekdays, every_days: everyDays, starts_on: from, ends_on: to }: MedicationSchedule,
  day: CalendarDate,
): boolean {
  if ((from !== null && day < from) || (to !== null && day > to)) return false;
  if (repeat === 'weekdays') return weekdays?.includes(weekdayOf(day)) ?? false;
  if (repeat === 'interval') return from !== null && everyDays !== null && daysBetween(from, day) % everyDays === 0;
  return true;
}

/** The first day with doses from a day on; null if there is none. */
export function nextDoseDay(schedule: MedicationSchedule, from: CalendarDate): CalendarDate | null {
  const { starts_on: first, every_days: everyDays } = schedule;
  const start = first !== null && first > from ? first : from;
  // A week contains every weekday, and each interval contains one dose day, so a longer search would find nothing new.
  for (let days = 0; days <= Math.max(7, everyDays ?? 0); days += 1) {
    const day = addDays(start, days);
    if (isDoseDay(schedule, day)) return day;
  }
  return null;
}
