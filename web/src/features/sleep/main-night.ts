import { hoursSlept, type NightTimes } from './hours-slept.ts';
import { isNap, isWholeNight } from './is-whole-night.ts';

/**
 * The longest sleep of a day: naps say nothing about when the night was. Null for a day without a record or with naps alone, and where a short sleep
 * stands beside one of unknown length, which may have been the night.
 */
export function mainNight<Night extends NightTimes>(nights: readonly Night[]): Night | null {
  const [longest] = nights
    .filter((night) => !isNap(night))
    .toSorted((one, other) => (hoursSlept(other) ?? 0) - (hoursSlept(one) ?? 0));
  if (longest === undefined) return null;
  return nights.length === 1 || isWholeNight(nights) ? longest : null;
}
