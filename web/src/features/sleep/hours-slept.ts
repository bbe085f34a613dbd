import type { ClockTime } from '#lib/clock-time.ts';
import { minutesBetween } from './minutes-of.ts';

/** What of a night says how long it was. */
export interface NightTimes {
  readonly hours: number | null;
  readonly bed_time: ClockTime | null;
  readonly tried_time: ClockTime | null;
  readonly minutes_to_fall_asleep: number | null;
  readonly wake_time: ClockTime | null;
}

/**
 * Hours slept: as said, else from trying to sleep (or going to bed) to waking, less the time to fall asleep. Time awake in between is not
 * known and not taken off. Null when neither is known.
 */
export function hoursSlept(night: NightTimes): number | null {
  if (night.hours !== null) return night.hours;
  const from = night.tried_time ?? night.bed_time;
  if (from === null || night.wake_time === null) return null;
  const minutes = minutesBetween(from, night.wake_time) - (night.minutes_to_fall_asleep ?? 0);
  return Math.max(0, minutes) / 60;
}
