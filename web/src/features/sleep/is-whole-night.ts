import { hoursSlept, type NightTimes } from './hours-slept.ts';

/** So many hours are a night, whatever else was written down; what is shorter may be a nap beside a night of unknown length. */
const aNight = 3;

/** Whether the hours that are known are all of a day's sleep: every record says its own, or one of them is long enough to be the night. */
export function isWholeNight(nights: readonly NightTimes[]): boolean {
  const lengths = nights.map(hoursSlept);
  return lengths.every((hours) => hours !== null) || lengths.some((hours) => hours !== null && hours >= aNight);
}
