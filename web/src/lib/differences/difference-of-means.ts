import { restrictedFit } from '#lib/insights/restricted-likelihood.ts';
import { studentTail } from '#lib/insights/student-tail.ts';
import { noisyWhitening, type Deviations } from '#lib/insights/noisy-whitening.ts';

/** The value of one recorded day. A day without a record is left out. */
export interface DailyValue {
  /** The day's number: consecutive days differ by one. */
  readonly day: number;
  readonly value: number;
  /** How much the day counts in the mean of its period, such as its number of doses. */
  readonly weight: number;
}

/** A difference (later minus earlier period) with the ends of its 95 % interval, all in the unit of the values. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A difference in whole printed units, such as minutes. */
export interface RoundedDifference extends Difference {
  /** Whether the interval excludes zero. Otherwise the difference is within the usual ups and downs. */
  readonly isClear: boolean;
}

/** The fewest recorded days that each of two periods needs. With fewer, persistence cannot be distinguished from a change. */
export const fewestDays = 7;

/** Candidate models of how days depend on each other. Before the data are seen, all count as equally likely. */
export const candidates: readonly Deviations[] = [0, 0.25, 0.5, 0.75].flatMap((noise) =>
  Array.from({ length: 15 }, (_, step) => ({ persistence: 0.07 * step, noise })),
);

/** The mean of the values by weight; null without values. */
export function weightedMean(days: readonly DailyValue[]): number | null {
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : days.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

/** The fit of one candidate: its restricted log-likelihood up to a constant, and the standard error of the difference. */
export interface Fit extends Deviations {
  readonly logLikelihood: number;
  readonly error: number;
}

/** Fits a level for each period, with the deviations of each candidate. The days are in order. */
export function fitLevels(before: readonly DailyValue[], after: readonly DailyValue[]): readonly Fit[] {
  const all = [...before, ...after];
  const days = Int32Array.from(all, ({ day }) => day);
  const values = Float64Array.from(all, ({ value }) => value);
  const terms = [values.map(() => 1), values.map((_, at) => (at < before.length ? 0 : 1))];
  const contrast = Float64Array.from([...shares(before).map((share) => -share), ...shares(after)]);
  return candidates.map((candidate) => {
    const { squares, logLikelihood } = restrictedFit(values, terms, noisyWhitening(days, candidate));
    const variance = squares / (all.length - terms.length);
    return { ...candidate, logLikelihood, error: Math.sqrt(variance * varianceOf(contrast, days, candidate)) };
  });
}

/**
 * Half the width of the 95 % interval around the difference of two periods' means, in the unit of the values. Both lists are
 * in the order of their days, and `before` ends before `after` begins. Null if a period has fewer than `fewestDays` days.
 *
 * Neighbouring days resemble each other, so thirty days say less than thirty independent values. The model is a level for
 * each period, deviations that persist from day to day (AR(1)), and noise, also across days without a record. Persistence
 * and noise are not known, and their estimates from few days often make the interval too narrow. So the interval averages
 * Student's t over persistences from 0 to 0.98 and shares of noise from 0 to 0.75, each weighted by its restricted
 * likelihood (Zellner and Tiao 1964, Journal of the American Statistical Association 59, 763–778). docs/differences.md says
 * how often the interval contains the truth.
 */
export function marginOfDifference(before: readonly DailyValue[], after: readonly DailyValue[]): number | null {
  if (before.length < fewestDays || after.length < fewestDays) return null;
  const fits = fitLevels(before, after);
  const widest = Math.max(...fits.map(({ error }) => error));
  // Equal values in each period leave nothing to estimate.
  if (!(widest > 1e-9)) return 0;
  const likeliest = Math.max(...fits.map(({ logLikelihood }) => logLikelihood));
  const weights = fits.map(({ logLikelihood }) => Math.exp(logLikelihood - likeliest));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const freedom = before.length + after.length - 2;
  const tail = (margin: number) =>
    fits.reduce((sum, { error }, at) => sum + (weights[at] ?? 0) * studentTail(margin / error, freedom), 0) / whole;
  let [low, high] = [0, 10 * widest];
  while (high - low > 1e-5 * widest) {
    const middle = (low + high) / 2;
    if (tail(middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The difference of the means of two periods with its 95 % interval (`marginOfDifference`). Null if a period has too few
 * days.
 */
export function differenceOfMeans(before: readonly DailyValue[], after: readonly DailyValue[]): Difference | null {
  const [earlier, later] = [weightedMean(before), weightedMean(after)];
  const margin = marginOfDifference(before, after);
  if (earlier === null || later === null || margin === null) return null;
  return { value: later - earlier, low: later - earlier - margin, high: later - earlier + margin };
}

/**
 * Rounds a difference to the units that a text prints; `scale` printed units are one unit of the values. `isClear` uses the
 * rounded ends, so that no text calls a difference clear and prints an interval that reaches zero.
 */
export function roundDifference({ value, low, high }: Difference, scale = 1): RoundedDifference {
  const whole = (amount: number) => Math.round(amount * scale);
  return { value: whole(value), low: whole(low), high: whole(high), isClear: whole(low) > 0 || whole(high) < 0 };
}

function shares(days: readonly DailyValue[]): number[] {
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  return days.map(({ weight }) => weight / total);
}

/** The variance of a weighted sum of days. */
function varianceOf(weights: Float64Array, days: Int32Array, { persistence, noise }: Deviations): number {
  let [sum, lasting] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    // `lasting` is the covariance of this day's value with the weighted sum of all earlier days.
    lasting = at === 0 ? 0 : persistence ** ((days[at] ?? 0) - (days[at - 1] ?? 0)) * (lasting + (weights[at - 1] ?? 0));
    sum += weight * (weight + 2 * (1 - noise) * lasting);
  }
  return sum;
}
