import { clockTimeOf } from '#lib/clock-time.ts';
import { hoursSlept, type NightTimes } from './hours-slept.ts';
import { sleepSpan } from './sleep-span.ts';

/** So many hours are a night, whatever else was written down; what is shorter may be a nap beside a night of unknown length. */
const aNight = 3;

/** Sleep that lies all between these times is of the day. */
const dayTime = { from: '09:00', to: '21:00' };

/**
 * Whether a sleep is a nap: shorter than three hours and, as its times say, all of it between nine in the morning and nine in the evening. Who sleeps by
 * day has long sleeps there, and a short sleep without times may be all that a bad night gave: neither is a nap. The statistics say the same in SQL
 * (`app.nights`).
 */
export function isNap(night: NightTimes): boolean {
  const hours = hoursSlept(night);
  const span = sleepSpan(night);
  if (hours === null || hours >= aNight || span === null) return false;
  const [asleep, awake] = [clockTimeOf(span.asleep), clockTimeOf(span.awake)];
  return asleep >= dayTime.from && awake <= dayTime.to && asleep < awake;
}

/** Whether the hours that are known are all of a day's sleep: every record says its own and not all are naps, or one of them is long enough to be the night. */
export function isWholeNight(nights: readonly NightTimes[]): boolean {
  const lengths = nights.map(hoursSlept);
  if (lengths.some((hours) => hours !== null && hours >= aNight)) return true;
  return lengths.every((hours) => hours !== null) && !nights.every(isNap);
}
