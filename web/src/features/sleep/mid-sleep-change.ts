import {
  marginOfDifference,
  roundDifference,
  type DailyValue,
  type Difference,
  type RoundedDifference,
} from '#lib/differences/difference-of-means.ts';
import { laterBy, meanTime } from './mid-sleep.ts';

/**
 * How much later the mean time of day is in the second of two periods, in minutes, with its 95 % interval; negative if it is
 * earlier. Each day's value is in minutes since midnight. Null if a period has too few days or no mean time.
 */
export function differenceOfTimes(before: readonly DailyValue[], after: readonly DailyValue[]): Difference | null {
  const middleOf = (days: readonly DailyValue[]) => meanTime(days.map(({ value }) => value));
  const [earlier, later] = [middleOf(before), middleOf(after)];
  if (earlier === null || later === null) return null;
  const around = (days: readonly DailyValue[], middle: number) =>
    days.map((each) => ({ ...each, value: laterBy(each.value, middle) }));
  const margin = marginOfDifference(around(before, earlier), around(after, later));
  const value = laterBy(later, earlier);
  return margin === null ? null : { value, low: value - margin, high: value + margin };
}

/**
 * How far mean mid-sleep moves from the first half of a period to the second, in whole minutes; negative if it becomes
 * earlier. `nights` has the mid-sleep of each day, null if unknown. Null if a half has too few known nights.
 */
export function sleepDrift(nights: readonly (number | null)[]): RoundedDifference | null {
  const half = Math.floor(nights.length / 2);
  const known = nights.flatMap((value, day) => (value === null ? [] : [{ day, value, weight: 1 }]));
  const [before, after] = [known.filter(({ day }) => day < half), known.filter(({ day }) => day >= half)];
  const drift = differenceOfTimes(before, after);
  return drift && roundDifference(drift);
}
