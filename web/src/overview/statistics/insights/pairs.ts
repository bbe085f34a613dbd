import type { Pair } from '#lib/insights/find-insights.ts';

interface DeclaredPair extends Pair {
  readonly from: SeriesName;
  readonly to: ResultName;
}

const soon = [0, 1, 2];
/**
 * The lags of an effect on sleep, in days. A night belongs to the day on which it ends, in the morning. So nothing on that
 * day can have affected the night.
 */
const later = [1, 2];
const sameDay = [0];

function pairsOf(from: SeriesName, lags: readonly number[], to: readonly ResultName[]): DeclaredPair[] {
  return to.map((name) => ({ from, to: name, lags }));
}

/**
 * The compared pairs: at most forty, and fixed in advance. Comparing every series with every other one would find noise. A
 * night belongs to the day on which it ends. So an effect on sleep shows only in the nights that end one or two days later.
 */
export const pairs: readonly DeclaredPair[] = [
  ...pairsOf('sleepHours', soon, [
    'pleasant',
    'social',
    'overload',
    'attention',
    'mentalHyperactivity',
    'impulsivity',
    'sensory',
  ]),
  ...pairsOf('restful', soon, ['pleasant', 'social', 'overload', 'attention']),
  ...pairsOf('midSleep', soon, ['pleasant', 'attention']),
  ...pairsOf('camouflage', soon, ['social', 'pleasant', 'overload']),
  ...pairsOf('camouflage', later, ['sleepHours']),
  ...pairsOf('sensory', soon, ['overload', 'social']),
  ...pairsOf('sensory', later, ['sleepHours']),
  ...pairsOf('activity', soon, ['pleasant', 'attention', 'bodyHyperactivity']),
  ...pairsOf('activity', later, ['sleepHours', 'restful']),
  ...pairsOf('hyperfocus', later, ['sleepHours']),
  ...pairsOf('water', soon, ['attention']),
  ...pairsOf('medication', soon, ['attention', 'pleasant', 'overload']),
  ...pairsOf('spirituality', soon, ['pleasant']),
  ...pairsOf('overload', soon, ['social']),
  ...pairsOf('overload', later, ['sleepHours']),
  ...pairsOf('social', soon, ['pleasant']),
  ...pairsOf('period', sameDay, ['pleasant', 'social']),
  ...pairsOf('beforePeriod', sameDay, ['pleasant', 'overload', 'sensory']),
];

/**
 * The compared series. The SQL function `daily_series` returns all but the last two. The app computes these two from the
 * starts of periods.
 */
export const seriesNames = [
  'sleepHours',
  'midSleep',
  'restful',
  'pleasant',
  'social',
  'overload',
  'camouflage',
  'sensory',
  'attention',
  'impulsivity',
  'mentalHyperactivity',
  'bodyHyperactivity',
  'hyperfocus',
  'activity',
  'water',
  'medication',
  'spirituality',
  'period',
  'beforePeriod',
] as const;

export type SeriesName = (typeof seriesNames)[number];

/** For each series that can be the second one of a pair: the unit of its differences, and the factor from value to unit. */
export const unitOf = {
  sleepHours: { unit: 'minutes', factor: 60 },
  restful: { unit: 'percent', factor: 100 },
  pleasant: { unit: 'percent', factor: 100 },
  social: { unit: 'percent', factor: 1 },
  overload: { unit: 'percent', factor: 100 },
  sensory: { unit: 'senses', factor: 1 },
  attention: { unit: 'level', factor: 1 },
  impulsivity: { unit: 'level', factor: 1 },
  mentalHyperactivity: { unit: 'level', factor: 1 },
  bodyHyperactivity: { unit: 'level', factor: 1 },
} as const satisfies Partial<Record<SeriesName, { unit: 'minutes' | 'percent' | 'level' | 'senses'; factor: number }>>;

/** A series that can be the second one of a pair. */
export type ResultName = keyof typeof unitOf;

/**
 * The cuts (thresholds) that divide the days of a series into two kinds. Of several cuts, the app uses the one that
 * divides this user's days most evenly. If none fits, it uses the user's median. A value equal to the cut is of the upper
 * kind. The statistical test also tries each cut separately.
 */
export const declaredCuts: Readonly<Partial<Record<SeriesName, readonly number[]>>> = {
  sleepHours: [5, 6, 7, 8, 9],
  restful: [0.5],
  social: [20, 40, 60, 80],
  overload: [1],
  sensory: [2, 3],
  activity: [15, 30, 60, 90],
  medication: [1],
  period: [1],
  beforePeriod: [1],
};
