import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import { sleepSpan } from './sleep-span.ts';

/** What of a night says how long it was. `date` is the day on which the person woke. */
export interface NightTimes {
  readonly date: CalendarDate;
  readonly hours: number | null;
  readonly bed_time: ClockTime | null;
  readonly tried_time: ClockTime | null;
  readonly minutes_to_fall_asleep: number | null;
  readonly wake_time: ClockTime | null;
}

/**
 * Hours slept: as said, else from falling asleep to waking as the times say. Time awake in between is not known and not taken off. Null when
 * neither is known.
 */
export function hoursSlept(night: NightTimes): number | null {
  if (night.hours !== null) return night.hours;
  const span = sleepSpan(night);
  return span && (span.awake.getTime() - span.asleep.getTime()) / 3_600_000;
}
