import type { Pair } from '../../web/src/lib/insights/find-insights.ts';

/** The number of generated series: the first half are causes, the second half are effects on the same or a later day. */
export const seriesCount = 20;

/** Forty pairs, each tested at three lags. Forty is the maximum number of pairs that the app may declare. */
export const generatedPairs: readonly Pair[] = Array.from({ length: 40 }, (_, at) => ({
  from: String(at % 10),
  to: String(10 + ((at * 7 + Math.floor(at / 10)) % 10)),
  lags: [0, 1, 2],
}));

/** The pair in which the benchmark plants an effect. */
export const plantedPair = generatedPairs[3]!;
