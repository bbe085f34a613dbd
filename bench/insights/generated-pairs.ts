import type { Pair } from '../../web/src/lib/insights/test-pairs.ts';
import type { Made } from '../../web/src/lib/insights/testing/made-history.ts';

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

export type Kind = Omit<Made, 'seed' | 'days' | 'series'>;

/** Unrelated series of many kinds. Numbers in the names are persistences. */
export const kindsOfNoise: Readonly<Record<string, Kind>> = {
  'persistence 0': { persistence: 0 },
  'persistence 0.3': { persistence: 0.3 },
  'persistence 0.6': { persistence: 0.6 },
  'persistence 0.8': { persistence: 0.8 },
  'persistence 0.95': { persistence: 0.95 },
  'persistences differ, 0 to 0.9': { persistence: [0, 0.3, 0.6, 0.8, 0.9] },
  'half of the variance is noise, 0.9': { persistence: 0.9, memory: 'noisy' },
  'cycles of some seven days': { persistence: 0, memory: 'cyclic' },
  'slow and fast parts': { persistence: 0.6, memory: 'long' },
  'trends, 0.6': { persistence: 0.6, drift: 'trend' },
  'weekly cycles, shapes mixed, 0.6': { persistence: 0.6, drift: 'weekly', shape: 'mixed' },
  'one season in all series, 0.6': { persistence: 0.6, drift: 'season' },
  'shifts of level and noise, 0.6': { persistence: 0.6, drift: 'shifts' },
  'wandering, 0.6': { persistence: 0.6, drift: 'wandering' },
  'scale of five steps, 0.6': { persistence: 0.6, shape: 'steps' },
  'yes or no, 0.6': { persistence: 0.6, shape: 'yesNo' },
  'seldom yes, 0.8': { persistence: 0.8, shape: 'rare' },
  'counts, 0.6': { persistence: 0.6, shape: 'counts' },
  'rare extremes, 0.6': { persistence: 0.6, shape: 'heavy' },
  'shapes mixed, 0.6, missing at random': { persistence: 0.6, shape: 'mixed', missing: 'random' },
  'shapes mixed, 0.8, missing in stretches': { persistence: 0.8, shape: 'mixed', missing: 'stretches' },
  'shapes mixed, 0.6, low values missing': { persistence: 0.6, shape: 'mixed', missing: 'own' },
  'tests that depend on each other, 0.8': { persistence: 0.8, kin: true },
};

/** The correlation at which two halves of equal size differ by `d` standard deviations. */
const correlationOf = (d: number) => d / Math.sqrt(d * d + 4);

const { from, to } = plantedPair;

/** The planted effects, each of the size `d` in standard deviations of the second series. */
export const plantedEffects: Readonly<Record<string, (d: number) => Kind>> = {
  'the more, the higher, same day': (d) => ({
    ...{ persistence: 0.6, missing: 'few', effect: { from, to, lag: 0, strength: correlationOf(d) } },
  }),
  'the more, the higher, next day': (d) => ({
    ...{ persistence: 0.6, missing: 'random', effect: { from, to, lag: 1, strength: correlationOf(d) } },
  }),
  'overload → sleep, next day': (d) => ({
    ...{ persistence: 0.6, missing: 'random' },
    effect: { from, to, lag: 1, strength: d, above: 0.85, records: 'yesNo' },
  }),
  'skipped dose → attention, same day': (d) => ({
    ...{ persistence: 0.6, missing: 'random' },
    effect: { from, to, lag: 0, strength: d, above: 1, records: 'yesNo', toSteps: true },
  }),
  'sleep below 6 h → battery, same day': (d) => ({
    ...{ persistence: 0.6, missing: 'random' },
    effect: { from, to, lag: 0, strength: d, above: 0.85, records: 'hours' },
  }),
};

/** The declared cuts of the series that has hours of sleep. */
export const cutsOf = ({ effect }: Kind): Readonly<Record<string, readonly number[]>> =>
  effect?.records === 'hours' ? { [from]: [5, 6, 7, 8, 9] } : {};
