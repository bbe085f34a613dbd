import type { Pair } from '../../web/src/lib/insights/find-insights.ts';

/** So many series the made histories have: the first half are looked at as what comes before, the second as what comes with it or after. */
export const seriesCount = 20;

/** Forty pairs at three lags, the most that the app may declare. */
export const madePairs: readonly Pair[] = Array.from({ length: 40 }, (_, at) => ({
  from: String(at % 10),
  to: String(10 + ((at * 7 + Math.floor(at / 10)) % 10)),
  lags: [0, 1, 2],
}));

/** The pair that carries the planted effects. */
export const plantedPair = madePairs[3]!;
