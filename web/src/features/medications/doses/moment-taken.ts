import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { clockTimeOf, momentOf, type ClockTime } from '#lib/clock-time.ts';
import type { Dose } from '../medication-doses.ts';

const halfDay = 12 * 3_600_000;

/**
 * The time that one tap on "taken" stores. It is the current time for a dose of today, and for a dose planned up to half a
 * day ago. For any other dose it is null, because the time is unknown.
 */
export function timeOfTap(day: CalendarDate, planned: ClockTime | null, now: Date): ClockTime | null {
  const sincePlanned = planned === null ? Infinity : now.getTime() - momentOf(day, planned).getTime();
  return dateOf(now) === day || (sincePlanned >= 0 && sincePlanned <= halfDay) ? clockTimeOf(now) : null;
}

/**
 * The moment at which a dose was taken; null without a time. If the time is more than half a day earlier than the planned
 * one, it belongs to the next day: 00:20 for a dose of 23:30.
 */
export function momentTaken({ date, planned, taken_at }: Pick<Dose, 'date' | 'planned' | 'taken_at'>): Date | null {
  if (taken_at === null) return null;
  const moment = momentOf(date, taken_at);
  const isNextDay = planned !== null && momentOf(date, planned).getTime() - moment.getTime() > halfDay;
  return isNextDay ? momentOf(addDays(date, 1), taken_at) : moment;
}
