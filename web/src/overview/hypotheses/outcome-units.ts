import type { Outcome } from '#features/hypotheses/hypothesis-table.ts';

/** The unit in which the page states values and differences of an outcome. Its name is the message `unit-<unit>`. */
export type OutcomeUnit = 'minutes' | 'percent' | 'senses' | 'level';

/** How the values of `daily_series` become numbers of a unit, and with how many decimals the page shows them. */
interface Measure {
  readonly unit: OutcomeUnit;
  readonly scale: number;
  readonly decimals: number;
}

const share = { unit: 'percent', scale: 100, decimals: 0 } as const;
const level = { unit: 'level', scale: 1, decimals: 1 } as const;

export const measureOf: Readonly<Record<Outcome, Measure>> = {
  sleepHours: { unit: 'minutes', scale: 60, decimals: 0 },
  restful: share,
  pleasant: share,
  social: { ...share, scale: 1 },
  overload: share,
  sensory: { unit: 'senses', scale: 1, decimals: 1 },
  attention: level,
  impulsivity: level,
  mentalHyperactivity: level,
  bodyHyperactivity: level,
  hyperfocus: level,
  activity: { unit: 'minutes', scale: 1, decimals: 0 },
};

/** Whether the values are shares of 1, so that a mean of them cannot leave the range from 0 to 1. */
export const isShare = (outcome: Outcome): boolean => measureOf[outcome] === share;

/** A value in the shown unit, rounded as shown. */
export function inUnit(outcome: Outcome, value: number): number {
  const { scale, decimals } = measureOf[outcome];
  const factor = 10 ** decimals;
  // Adding zero turns −0 into 0.
  return Math.round(value * scale * factor) / factor + 0;
}
