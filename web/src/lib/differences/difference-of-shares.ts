import { marginOfDifference, weightedMean, type DailyValue, type Difference } from './difference-of-means.ts';

/**
 * The difference of the shares of two periods, with its 95 % interval. Each day's value is a share from 0 to 1, such as 1
 * for a day with an overload. Null if a period has too few days (`fewestDays`).
 *
 * A share near 0 or 1 has a lopsided interval, and `marginOfDifference` alone would reach beyond the possible shares. So the
 * interval is Newcombe's, made of the two shares' Wilson intervals (Newcombe 1998, Statistics in Medicine 17, 873–890,
 * method 10). Persistent days say less than independent ones, so their number is divided by the design effect (Kish 1965,
 * Survey Sampling). The design effect is the square of a ratio: the width of the means' interval with persistence, divided
 * by its width for independent days. It is at least 1.
 */
export function differenceOfShares(before: readonly DailyValue[], after: readonly DailyValue[]): Difference | null {
  const [earlier, later] = [weightedMean(before), weightedMean(after)];
  const margin = marginOfDifference(before, after);
  if (earlier === null || later === null || margin === null) return null;
  const variance = (squares(before) + squares(after)) / (before.length + after.length);
  const independent = z * Math.sqrt(variance * (1 / before.length + 1 / after.length));
  const effect = independent === 0 ? 1 : Math.max(1, (margin / independent) ** 2);
  const [one, other] = [wilson(earlier, before.length / effect), wilson(later, after.length / effect)];
  const value = later - earlier;
  return {
    value,
    low: value - Math.hypot(later - other.low, one.high - earlier),
    high: value + Math.hypot(other.high - later, earlier - one.low),
  };
}

const z = 1.959964;

function squares(days: readonly DailyValue[]): number {
  const level = weightedMean(days) ?? 0;
  return days.reduce((sum, { value }) => sum + (value - level) ** 2, 0);
}

/** Wilson's 95 % interval of a share of `days` independent days. */
function wilson(share: number, days: number): { readonly low: number; readonly high: number } {
  const middle = (share + z ** 2 / (2 * days)) / (1 + z ** 2 / days);
  const half = (z / (1 + z ** 2 / days)) * Math.sqrt((share * (1 - share)) / days + z ** 2 / (4 * days ** 2));
  return { low: middle - half, high: middle + half };
}
