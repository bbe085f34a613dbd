import {
  fitLevels,
  marginOfDifference,
  weightedMean,
  type DailyValue,
} from '../../web/src/lib/differences/difference-of-means.ts';
import { studentTail } from '../../web/src/lib/insights/student-tail.ts';

/** One method: half the width of its 95 % interval around the difference of two periods' means. Null with too few days. */
export type Margin = (before: readonly DailyValue[], after: readonly DailyValue[]) => number | null;

type Periods = readonly [before: readonly DailyValue[], after: readonly DailyValue[]];

/** The factor of a standard error in a 95 % interval with this many degrees of freedom. */
function factor(freedom: number): number {
  let [low, high] = [1.9, 100];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (studentTail(middle, freedom) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** Each day's deviation from the mean of its period. */
const deviations = (days: readonly DailyValue[]) => {
  const level = weightedMean(days)!;
  return new Map(days.map(({ day, value }) => [day, value - level]));
};

/** The products of deviations that are `lag` days apart, summed, and divided by the number of recorded days. */
function covariance(of: ReadonlyMap<number, number>, lag: number): number {
  let sum = 0;
  for (const [day, deviation] of of) sum += deviation * (of.get(day + lag) ?? 0);
  return sum / of.size;
}

const errorOf = (variances: readonly number[]) => Math.sqrt(variances.reduce((sum, each) => sum + each, 0));

function independent(...periods: Periods): number {
  const parts = periods.map((days) => covariance(deviations(days), 0) / (days.length - 1));
  const freedom = errorOf(parts) ** 4 / parts.reduce((sum, part, at) => sum + part ** 2 / (periods[at]!.length - 1), 0);
  return factor(freedom) * errorOf(parts);
}

/**
 * The effective sample size: the days divided by (1 + r) / (1 − r), where r is the correlation of recorded neighbouring days
 * (Zwiers and von Storch 1995, Journal of Climate 8, 336–351).
 */
function effectiveDays(...periods: Periods): number {
  const all = periods.map(deviations);
  let [products, squares, pairs, count] = [0, 0, 0, 0];
  for (const of of all)
    for (const [day, deviation] of of) {
      squares += deviation ** 2;
      count += 1;
      if (!of.has(day + 1)) continue;
      products += deviation * of.get(day + 1)!;
      pairs += 1;
    }
  const r = pairs === 0 ? 0 : Math.min(0.95, Math.max(0, products / pairs / (squares / count)));
  const effective = periods.map((days) => Math.max(2, (days.length * (1 - r)) / (1 + r)));
  return factor(effective[0]! + effective[1]! - 2) * errorOf(effective.map((days) => squares / (count - 2) / days));
}

/**
 * Newey and West 1987, Econometrica 55, 703–708, with Bartlett weights up to 4 (n / 100)^(2/9) days; missing days add nothing.
 */
function neweyWest(...periods: Periods): number {
  const parts = periods.map((days) => {
    const of = deviations(days);
    const last = Math.floor(4 * (days.length / 100) ** (2 / 9));
    let sum = covariance(of, 0);
    for (let lag = 1; lag <= last; lag += 1) sum += 2 * (1 - lag / (last + 1)) * covariance(of, lag);
    return sum / days.length;
  });
  return factor(periods[0].length + periods[1].length - 2) * errorOf(parts);
}

export const margins: Readonly<Record<string, Margin>> = {
  'independent days (Welch)': independent,
  'effective days by lag-one correlation': effectiveDays,
  'Newey-West': neweyWest,
  'AR(1), the likeliest persistence': (before, after) => {
    const fits = fitLevels(before, after).filter(({ noise }) => noise === 0);
    const [likeliest] = fits.toSorted((one, other) => other.logLikelihood - one.logLikelihood);
    return factor(before.length + after.length - 2) * likeliest!.error;
  },
  'AR(1) and noise, averaged (chosen)': marginOfDifference,
};
