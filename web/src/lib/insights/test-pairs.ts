import { combined } from './adjusted.ts';
import { outcomeOf, testPair, type Outcome, type PairTest } from './pair-test.ts';
import { kindsOf, predictorsOf, type Predictor } from './predictors.ts';
import { splitOf, type Split } from './split.ts';

/** One value for each consecutive day; NaN for a day without a record. Binary series have the values 0 and 1. */
export type DailySeries = Float64Array;

/** Two series to test. A lag is the number of days, 0 to 2, from the value of `from` to the value of `to`. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly lags: readonly number[];
}

export type Side = 'above' | 'below';

/** A difference of `to` between two kinds of day of `from`. `side` is the rarer kind. Differences have the unit of `to`. */
export interface Contrast {
  readonly pair: Pair;
  readonly lag: number;
  readonly from: { readonly side: Side; readonly split: Split };
  /** How many days with a record of both series are of the kind `from.side`, and how many are not. */
  readonly days: readonly [named: number, others: number];
  readonly difference: number;
  /** The difference in standard deviations of the daily values of `to` (Cohen's d), without sign. */
  readonly size: number;
}

/** A pair is tested at a lag only if at least this many days have a value of both series. */
export const fewestPairedDays = 30;

/** How many of the latest days are compared. Older relations may no longer hold, and a bound keeps the computation short. */
const mostLookedAt = 366;

/** The weight of each lag, 0 to 2, among the tests. An effect that appears only two days later is the least plausible. */
export const lagWeights = [7, 7, 1] as const;

/** One pair at one lag. */
export interface Tested {
  readonly pair: Pair;
  readonly lag: number;
  readonly weight: number;
  readonly probability: number;
  /** The predictor with the least probability. */
  readonly best: PredictorTest;
  /** The predictor with the smallest standard error, which can detect the smallest difference. */
  readonly sharpest: PredictorTest;
}

/** The result of one predictor of a pair. */
interface PredictorTest {
  readonly contrast: Contrast;
  /** The standard error of the difference. */
  readonly error: number;
  /** The standard deviation of the daily values of `to`. */
  readonly spread: number;
  readonly test: PairTest;
  readonly share: number;
}

/**
 * Tests each pair at each of its lags. `cuts` lists, for each series, the values at which its page divides the days into lower
 * and higher ones (`Split`). `mostDays` is the largest number of days on which both series of a pair were recorded.
 */
export function testPairs(
  series: ReadonlyMap<string, DailySeries>,
  pairs: readonly Pair[],
  cuts: Readonly<Record<string, readonly number[]>>,
): { readonly tested: readonly Tested[]; readonly mostDays: number } {
  const predictors = new Map<string, Predictor[]>();
  const outcomes = new Map<string, Outcome>();
  const tested: Tested[] = [];
  let mostDays = 0;
  for (const pair of pairs) {
    const [from, to] = [series.get(pair.from)?.slice(-mostLookedAt), series.get(pair.to)?.slice(-mostLookedAt)];
    if (!from || !to) continue;
    for (const lag of pair.lags) {
      const at = pairedDays(from, to, lag);
      mostDays = Math.max(mostDays, at.length);
      const values = at.map((day) => to[day] ?? 0);
      if (at.length < fewestPairedDays || splitOf(values, []) === null) continue;
      const cutsOfFrom = cuts[pair.from] ?? [];
      const own = cached(predictors, pair.from, () => predictorsOf(from, cutsOfFrom));
      const outcome = cached(outcomes, pair.to, () => outcomeOf(to));
      const spread = deviation(values);
      const paired = { pair, lag, at, from, cuts: cutsOfFrom, outcome, spread };
      const results = own.flatMap((predictor) => testPredictor(predictor, paired) ?? []);
      const [best] = results.toSorted((one, other) => one.test.probability - other.test.probability);
      const [sharpest] = results.toSorted((one, other) => one.error - other.error);
      if (!best || !sharpest) continue;
      const whole = results.reduce((sum, { share }) => sum + share, 0);
      const probability = combined(
        results.map(({ test }) => test.probability),
        results.map(({ share }) => share / whole),
      );
      tested.push({ pair, lag, weight: lagWeights[lag] ?? 1, probability, best, sharpest });
    }
  }
  return { tested, mostDays };
}

interface Paired {
  readonly pair: Pair;
  readonly lag: number;
  readonly at: readonly number[];
  readonly from: DailySeries;
  readonly cuts: readonly number[];
  readonly outcome: Outcome;
  /** The standard deviation of the second series. */
  readonly spread: number;
}

/** Tests one predictor of a pair. Null if one of its kinds of day comes too few times. */
function testPredictor(predictor: Predictor, { pair, lag, at, from, cuts, outcome, spread }: Paired): PredictorTest | null {
  const values = at.map((day) => from[day - lag] ?? 0);
  const split = kindsOf(predictor, values, cuts);
  if (!split) return null;
  const above = values.filter((value) => value >= split.cut).length;
  const side: Side = above * 2 <= at.length ? 'above' : 'below';
  const mean = (isAbove: boolean) => {
    const days = at.filter((day) => (from[day - lag] ?? 0) >= split.cut === isAbove);
    return days.reduce((sum, day) => sum + (predictor.values[day - lag] ?? 0), 0) / days.length;
  };
  const test = testPair(outcome, predictor.expected, lag);
  const step = (mean(true) - mean(false)) * (side === 'above' ? 1 : -1);
  const difference = test.slope * step;
  const days = side === 'above' ? ([above, at.length - above] as const) : ([at.length - above, above] as const);
  const contrast = { pair, lag, from: { side, split }, days, difference, size: Math.abs(difference) / spread };
  return { contrast, error: test.error * Math.abs(step), spread, test, share: predictor.share };
}

/** The days on which `to` was recorded, if `from` was recorded `lag` days earlier. */
function pairedDays(from: DailySeries, to: DailySeries, lag: number): number[] {
  return Array.from(to.keys()).filter((day) => day >= lag && !Number.isNaN(to[day]) && !Number.isNaN(from[day - lag]));
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function cached<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}
