import { countDays, type DayCount } from './count-days.ts';
import { normalScores } from './normal-scores.ts';
import { leastProbability } from './permuted-tail.ts';
import { testPair, type PairTest } from './pair-test.ts';
import { persistenceOf } from './persistence-of.ts';
import { splitOf, type Split } from './split.ts';

/** One value for each consecutive day; NaN for a day without a record. Binary series have the values 0 and 1. */
export type DailySeries = Float64Array;

/** Two series to test. A lag is the number of days, 0 to 2, from the value of `from` to the value of `to`. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly lags: readonly number[];
}

/** A result to show: pair, lag, number of days, probability, and day counts. */
export interface Insight extends DayCount {
  readonly pair: Pair;
  readonly lag: number;
  /** Days on which both series were recorded. */
  readonly days: number;
  /** The probability that chance alone gives such a correlation, adjusted for the number of tests. */
  readonly probability: number;
}

/** Insights, most significant first, and the number of tests, so that an empty result can be explained. */
export interface Findings {
  readonly insights: readonly Insight[];
  /** How many combinations of pair and lag had enough days to be tested. */
  readonly tested: number;
  /** The largest number of days on which both series of a pair were recorded, over all pairs. */
  readonly mostDays: number;
}

/** A pair is tested at a lag only if at least this many days have a value of both series. */
export const fewestDays = 30;

/** Insights are shown only if their adjusted probability is at most this. */
export const shownUpTo = 0.05;

interface Looked {
  readonly pair: Pair;
  readonly lag: number;
  readonly at: readonly number[];
  readonly splits: readonly [from: Split, to: Split];
  readonly test: PairTest;
}

/**
 * Finds relations between a person's series that chance does not explain. `cuts` lists, for each series, the values at which its page divides
 * the days into lower and higher ones (`Split`).
 */
export function findInsights(
  series: ReadonlyMap<string, DailySeries>,
  pairs: readonly Pair[],
  cuts: Readonly<Record<string, readonly number[]>> = {},
): Findings {
  const scores = new Map([...series].map(([name, values]) => [name, normalScores(values)]));
  const persistences = new Map([...scores].map(([name, values]) => [name, ownPersistence(values)]));
  const looked: Looked[] = [];
  let mostDays = 0;
  for (const pair of pairs) {
    for (const lag of pair.lags) {
      const at = pairedDays(series.get(pair.from), series.get(pair.to), lag);
      mostDays = Math.max(mostDays, at.length);
      const splits = at.length < fewestDays ? null : splitsOf(series, pair, { lag, at, cuts });
      if (!splits) continue;
      const of = (name: string, back: number) =>
        Float64Array.from(at, (day) => scores.get(name)?.[day - back] ?? Number.NaN);
      const paired = { days: Int32Array.from(at), from: of(pair.from, lag), to: of(pair.to, 0) };
      const test = testPair(paired, [persistences.get(pair.from) ?? 0, persistences.get(pair.to) ?? 0]);
      looked.push({ pair, lag, at, splits, test });
    }
  }
  // If there are so many comparisons that even the smallest p-value would fail the correction, show nothing.
  const attainable = leastProbability <= attainableUpTo(looked.length, shownUpTo);
  const insights = attainable ? shown(looked, series) : [];
  return { insights, tested: looked.length, mostDays };
}

function shown(looked: readonly Looked[], series: ReadonlyMap<string, DailySeries>): Insight[] {
  const probabilities = adjusted(looked.map(({ test }) => test.probability));
  return looked
    .flatMap(({ pair, lag, at, splits, test }, place) => {
      const probability = probabilities[place] ?? 1;
      if (probability > shownUpTo) return [];
      const of = (name: string, back: number) => at.map((day) => series.get(name)?.[day - back] ?? Number.NaN);
      const counted = countDays(of(pair.from, lag), of(pair.to, 0), { splits, together: test.correlation > 0 });
      return counted ? [{ ...counted, pair, lag, days: at.length, probability }] : [];
    })
    .sort((one, other) => one.probability - other.probability || one.lag - other.lag);
}

/** The days on which `to` was recorded, if `from` was recorded `lag` days earlier. */
function pairedDays(from: DailySeries | undefined, to: DailySeries | undefined, lag: number): number[] {
  if (!from || !to) return [];
  return Array.from(to.keys()).filter((day) => day >= lag && !Number.isNaN(to[day]) && !Number.isNaN(from[day - lag]));
}

function splitsOf(
  series: ReadonlyMap<string, DailySeries>,
  { from, to }: Pair,
  { lag, at, cuts }: { lag: number; at: readonly number[]; cuts: Readonly<Record<string, readonly number[]>> },
): readonly [Split, Split] | null {
  const of = (name: string, back: number) => at.map((day) => series.get(name)?.[day - back] ?? Number.NaN);
  const [first, second] = [splitOf(of(from, lag), cuts[from] ?? []), splitOf(of(to, 0), cuts[to] ?? [])];
  return first && second ? [first, second] : null;
}

function ownPersistence(scores: Float64Array): number {
  const days = Array.from(scores.keys()).filter((day) => !Number.isNaN(scores[day]));
  if (days.length < fewestDays) return 0;
  return persistenceOf(
    Float64Array.from(days, (day) => scores[day] ?? 0),
    Int32Array.from(days),
  );
}

/**
 * Adjusts probabilities for multiple tests (Benjamini and Yekutieli). Showing results up to 0.05 limits the share of false results to 5
 * % under any dependence. Without any real effect, 5 % is also the chance of showing anything.
 */
export function adjusted(probabilities: readonly number[]): number[] {
  const count = probabilities.length;
  const order = probabilities
    .map((_, at) => at)
    .sort((one, other) => (probabilities[other] ?? 1) - (probabilities[one] ?? 1));
  const result = new Array<number>(count).fill(1);
  let least = 1;
  order.forEach((at, step) => {
    least = Math.min(least, ((probabilities[at] ?? 1) * count * harmonic(count)) / (count - step));
    result[at] = least;
  });
  return result;
}

/** The greatest probability that passes the correction if it is the only small one among `count` tests. */
export function attainableUpTo(count: number, level: number): number {
  return level / (count * harmonic(count));
}

function harmonic(count: number): number {
  let sum = 0;
  for (let each = 1; each <= count; each += 1) sum += 1 / each;
  return sum;
}
