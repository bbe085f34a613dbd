import { sum } from '#lib/sum.ts';
import { hoursSlept, type NightTimes } from './hours-slept.ts';

/** All hours slept that belong to a day: a night and its naps add up. Null when no entry says any. */
export function hoursByDay(nights: readonly NightTimes[]): number | null {
  return sum(nights.map(hoursSlept));
}
