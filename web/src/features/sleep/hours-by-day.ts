import { sum } from '#lib/sum.ts';
import { hoursSlept, type NightTimes } from './hours-slept.ts';
import { isWholeNight } from './is-whole-night.ts';

/** All hours slept that belong to a day: a night and its naps add up. Null when no entry says any, and when only naps do. */
export function hoursByDay(nights: readonly NightTimes[]): number | null {
  return isWholeNight(nights) ? sum(nights.map(hoursSlept)) : null;
}
