import { hoursSlept, type NightTimes } from './hours-slept.ts';

/** The longest sleep of a day: naps say nothing about when the night was. Null for a day without a record. */
export function mainNight<Night extends NightTimes>(nights: readonly Night[]): Night | null {
  return nights.reduce<Night | null>(
    (longest, night) => (longest === null || (hoursSlept(night) ?? 0) > (hoursSlept(longest) ?? 0) ? night : longest),
    null,
  );
}
