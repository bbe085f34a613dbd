import { laterBy, meanTime } from './mid-sleep.ts';

/** Nights with times that each half of a period needs before anything is said of it. */
const enough = 3;

/**
 * How much later the middle of sleep lay in the second half of a period than in the first, in minutes; negative when earlier. `nights` has one
 * place for each day, null where the times are not known. Null when a half has fewer than three nights.
 */
export function sleepDrift(nights: readonly (number | null)[]): number | null {
  const half = Math.floor(nights.length / 2);
  const known = (part: readonly (number | null)[]) => part.filter((night) => night !== null);
  const [before, after] = [known(nights.slice(0, half)), known(nights.slice(half))];
  if (before.length < enough || after.length < enough) return null;
  const [first, second] = [meanTime(before), meanTime(after)];
  return first === null || second === null ? null : Math.round(laterBy(second, first));
}
