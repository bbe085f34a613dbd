import type { Outcome } from '#features/hypotheses/hypothesis-table.ts';
import { unitOf } from '../statistics/insights/pairs.ts';

/** For each outcome, the unit in which the page shows it, and the factor from a stored value to this unit. */
export const measureOf = {
  ...unitOf,
  hyperfocus: { unit: 'level', factor: 1 },
  activity: { unit: 'minutes', factor: 1 },
} as const satisfies Record<Outcome, unknown>;

/** With how many decimals the page shows each unit. The message `unit-<unit>` is the unit's name. */
export const decimalsOf = { minutes: 0, percent: 0, senses: 1, level: 1 } as const;
/** The highest possible value in a unit that has one. */
export const highestOf: Partial<Record<keyof typeof decimalsOf, number>> = { percent: 100, level: 5 };

/** Whether the values are shares from 0 to 1. To compare such values of two periods, use `differenceOfShares`. */
export const isShare = (outcome: Outcome): boolean => measureOf[outcome].factor === 100;

/** A value in the shown unit, rounded as shown. */
export function inUnit(outcome: Outcome, value: number): number {
  const { unit, factor } = measureOf[outcome];
  const step = 10 ** decimalsOf[unit];
  // Adding zero turns −0 into 0.
  return Math.round(value * factor * step) / step + 0;
}
