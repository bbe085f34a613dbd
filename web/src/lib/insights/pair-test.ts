import { dot, orthogonal, without } from './orthogonal.ts';
import { permutedTail } from './permuted-tail.ts';
import { slowTerms } from './persistence-of.ts';
import { studentTail } from './student-tail.ts';
import { whitening } from './whitening.ts';

/** Two series on the days on which both were recorded. */
export interface PairedDays {
  readonly days: Int32Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/** Correlation of two series after removing seasons, weekdays and persistence, with its probability under chance. */
export interface PairTest {
  readonly correlation: number;
  readonly probability: number;
}

/** Above this probability the permutation test (`permutedTail`) is skipped, because such a result is never shown. */
const worthPermuting = 0.005;

/**
 * Tests one pair at one lag. Whitens both series with the same filter. If one series then has independent days, the
 * correlation of two unrelated series varies as if all days were independent. The test runs twice: once with a filter for
 * the persistence of `from`, once with a filter for that of `to`. Returns the weaker result.
 */
export function testPair({ days, from, to }: PairedDays, persistences: readonly [from: number, to: number]): PairTest {
  const terms = slowTerms(days);
  let weakest: PairTest = { correlation: 0, probability: 0 };
  for (const persistence of new Set(persistences)) {
    const { apply } = whitening(days, persistence);
    const basis = orthogonal(terms.map(apply)).columns;
    const rest = (values: Float64Array) => without(apply(values), basis);
    const test = testRests(rest(from), rest(to), days.length - basis.length - 1);
    if (test.probability >= weakest.probability) weakest = test;
  }
  return weakest;
}

function testRests(one: Float64Array, other: Float64Array, freedom: number): PairTest {
  const length = Math.sqrt(dot(one, one) * dot(other, other));
  if (freedom < 10 || length < 1e-9) return { correlation: 0, probability: 1 };
  const correlation = Math.max(-1, Math.min(1, dot(one, other) / length));
  const inflation = leftOver(one, other);
  const t = correlation * Math.sqrt(freedom / Math.max(1e-12, 1 - correlation * correlation) / inflation);
  const probability = studentTail(t, freedom);
  if (probability > worthPermuting) return { correlation, probability };
  return {
    correlation,
    probability: Math.max(probability, permutedTail(one, other, dot(one, other) / Math.sqrt(inflation))),
  };
}

/**
 * Bartlett's factor, at least 1: how many times larger the variance of the correlation is because of the series' remaining
 * autocorrelation.
 */
function leftOver(one: Float64Array, other: Float64Array): number {
  const lags = Math.min(14, Math.floor(one.length / 4));
  const [power, otherPower] = [dot(one, one), dot(other, other)];
  let sum = 1;
  for (let lag = 1; lag <= lags; lag += 1) {
    const products = [one, other].map((values) => dot(values.subarray(lag), values.subarray(0, values.length - lag)));
    sum += 2 * ((products[0] ?? 0) / power) * ((products[1] ?? 0) / otherPower);
  }
  return Math.max(1, sum);
}
