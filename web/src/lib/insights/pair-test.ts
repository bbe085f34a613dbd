import { noisyWhitening } from './noisy-whitening.ts';
import { dot, orthogonal, without } from './orthogonal.ts';
import { needsPermuting, permutedTail } from './permuted-tail.ts';
import { deviationsOf, slowTerms } from './restricted-likelihood.ts';
import { studentQuantile, studentTail } from './student-tail.ts';

/** The second series of a pair, prepared once for the tests with every first series. */
export interface Outcome {
  /** The recorded days. */
  readonly days: Int32Array;
  /** What neither earlier days nor level, trend, seasons and weekdays explain on each of these days. */
  readonly rest: Float64Array;
  /** Applies the same filter to another series on these days. */
  readonly filter: (values: Float64Array) => Float64Array;
  readonly freedom: number;
}

/** The change of the second series for one unit of the first, with the probability of so great a change by chance. */
export interface PairTest {
  readonly slope: number;
  /** The slope's standard error, with which Student's t distribution gives `probability`. */
  readonly error: number;
  readonly probability: number;
  readonly freedom: number;
}

/** Prepares a series as the second one of a pair. A day without a record is NaN. */
export function outcomeOf(series: Float64Array): Outcome {
  const days = Int32Array.from(Array.from(series.keys()).filter((day) => !Number.isNaN(series[day])));
  const values = Float64Array.from(days, (day) => series[day] ?? 0);
  const { apply } = noisyWhitening(days, deviationsOf(values, days));
  const basis = orthogonal(slowTerms(days).map(apply)).columns;
  const filter = (given: Float64Array) => without(apply(given), basis);
  return { days, rest: filter(values), filter, freedom: days.length - basis.length - 1 };
}

/** Above this probability the permutation test is skipped, because such a result is never shown. */
const worthPermuting = 0.005;

/**
 * Tests whether the deviations of a first series (`expectedDays`), `lag` days earlier, correlate with those of the second
 * series. The filter removes what the second series' earlier days predict. If the series are unrelated, its days are then
 * independent of each other. The days of the first series may depend on each other in any way (generalised least squares;
 * Harvey 1990, The Econometric Analysis of Time Series, chapter 6).
 */
export function testPair({ days, rest, filter, freedom }: Outcome, expected: Float64Array, lag: number): PairTest {
  const first = filter(Float64Array.from(days, (day) => (day < lag ? 0 : (expected[day - lag] ?? 0))));
  const [power, product, whole] = [dot(first, first), dot(first, rest), dot(rest, rest)];
  if (freedom < 10 || power < 1e-9 || whole < 1e-9) return { slope: 0, error: Infinity, probability: 1, freedom: 1 };
  const slope = product / power;
  const inflation = leftOver(first, rest);
  const even = Math.max(1e-12, whole / power - slope ** 2) / freedom;
  const error = Math.sqrt(Math.max(even, uneven(first, rest, slope) * (days.length / freedom)) * inflation);
  const probability = studentTail(slope / error, freedom);
  const found = { slope, error, probability, freedom };
  if (probability > worthPermuting || !needsPermuting(first, rest)) return found;
  const permuted = permutedTail(rest, first, product / Math.sqrt(inflation));
  if (permuted <= probability) return found;
  return { ...found, error: Math.abs(slope) / studentQuantile(permuted, freedom), probability: permuted };
}

/** The variance of the slope, also valid if some days vary more than others (White 1980, Econometrica 48, 817–838). */
function uneven(first: Float64Array, rest: Float64Array, slope: number): number {
  let [sum, power] = [0, 0];
  for (let at = 0; at < first.length; at += 1) {
    const value = first[at] ?? 0;
    sum += (value * ((rest[at] ?? 0) - slope * value)) ** 2;
    power += value * value;
  }
  return sum / power ** 2;
}

/**
 * Bartlett's factor, at least 1: how many times larger the variance of the product is because the filter left some dependence
 * between days. Only lags with a clear autocorrelation of the second series count.
 */
function leftOver(first: Float64Array, rest: Float64Array): number {
  const lags = Math.min(14, Math.floor(rest.length / 4));
  const clear = 2 / Math.sqrt(rest.length);
  const [power, whole] = [dot(first, first), dot(rest, rest)];
  let sum = 1;
  for (let lag = 1; lag <= lags; lag += 1) {
    const own = (values: Float64Array) => dot(values.subarray(lag), values.subarray(0, values.length - lag));
    const correlation = own(rest) / whole;
    if (Math.abs(correlation) > clear) sum += 2 * (own(first) / power) * correlation;
  }
  return Math.max(1, sum);
}
