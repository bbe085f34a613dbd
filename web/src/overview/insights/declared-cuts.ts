import type { SeriesName } from './series-names.ts';

/**
 * Where a sentence divides days into two kinds. Of several the one that divides a person's days most evenly is taken; what has none, or none that fits, is
 * divided at the person's own middle. A value that equals the cut is on the upper side.
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
