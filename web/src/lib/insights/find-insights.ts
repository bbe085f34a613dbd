import { adjusted } from './adjusted.ts';
import { studentQuantile } from './student-tail.ts';
import { testPairs, type Contrast, type DailySeries, type Pair, type Tested } from './test-pairs.ts';

export type { DailySeries, Pair } from './test-pairs.ts';

/** A contrast to show, with the ends of its interval and the probability of chance. */
export interface Insight extends Contrast {
  /** Of 100 shown intervals, 95 contain the truth. They are wider than usual, because only the strongest results are shown. */
  readonly interval: readonly [low: number, high: number];
  /** The probability that chance alone gives so strong a result, adjusted for the number of tests. */
  readonly probability: number;
}

/** Insights, the least likely by chance first, and what explains an empty result. */
export interface Findings {
  readonly insights: readonly Insight[];
  /** How many combinations of pair and lag had enough days to be tested. */
  readonly tested: number;
  /** The largest number of days on which both series of a pair were recorded, over all pairs. */
  readonly mostDays: number;
  /** The smallest difference that these days would show in four of five cases; null without tests. */
  readonly visible: Contrast | null;
}

/** Insights are shown only if their adjusted probability is at most this. */
export const shownUpTo = 0.05;

/** A true difference this many standard errors above the threshold passes in four of five cases (normal quantile of 0.8). */
const fourOfFive = 0.84;

/**
 * Finds differences between two kinds of a person's days that chance does not explain. `cuts` lists, for each series, the
 * values at which its page divides the days into lower and higher ones (`Split`).
 */
export function findInsights(
  series: ReadonlyMap<string, DailySeries>,
  pairs: readonly Pair[],
  cuts: Readonly<Record<string, readonly number[]>> = {},
): Findings {
  const { tested, mostDays } = testPairs(series, pairs, cuts);
  return { insights: standingOut(tested), tested: tested.length, mostDays, visible: visibleOf(tested) };
}

/**
 * The results to show, the least likely by chance first. If `R` results are shown, the error rate of each interval is `R` times
 * the level of a single test (Benjamini and Yekutieli 2005, Journal of the American Statistical Association 100, 71–81). So
 * the interval of a shown result never contains zero.
 */
export function standingOut(tested: readonly Tested[]): Insight[] {
  const weights = tested.map(({ weight }) => weight);
  const probabilities = adjusted(
    tested.map(({ probability }) => probability),
    weights,
  );
  const passed = tested.flatMap((each, at) => {
    const probability = probabilities[at] ?? 1;
    return probability <= shownUpTo ? [{ ...each, adjustedTo: probability }] : [];
  });
  return passed
    .map(({ weight, best: { contrast, error, test }, adjustedTo }) => {
      const level = passed.length * levelOf(weight, weights);
      const margin = error * studentQuantile(level, test.freedom);
      const { difference } = contrast;
      return { ...contrast, interval: [difference - margin, difference + margin] as const, probability: adjustedTo };
    })
    .sort((one, other) => one.probability - other.probability || one.lag - other.lag);
}

/** The greatest probability with which a single test of this weight passes. */
function levelOf(weight: number, weights: readonly number[]): number {
  return (shownUpTo * weight) / weights.reduce((sum, each) => sum + each, 0);
}

function visibleOf(tested: readonly Tested[]): Contrast | null {
  const weights = tested.map(({ weight }) => weight);
  const [visible] = tested
    .map(({ weight, sharpest: { contrast, error, spread, test, share } }) => {
      const difference = error * (studentQuantile(share * levelOf(weight, weights), test.freedom) + fourOfFive);
      return { ...contrast, difference, size: difference / spread };
    })
    .filter(({ size }) => Number.isFinite(size))
    .sort((one, other) => one.size - other.size);
  return visible ?? null;
}
