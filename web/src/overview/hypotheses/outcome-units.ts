import type { Outcome } from '#features/hypotheses/hypothesis-table.ts';
import type { TrackerKind } from '#features/trackers/tracker-tables.ts';
import { unitOf } from '../statistics/insights/pairs.ts';
import type { OutcomeSeries } from './compared-series.ts';

const measures = {
  ...unitOf,
  hyperfocus: { unit: 'level', factor: 1 },
  activity: { unit: 'minutes', factor: 1 },
} as const satisfies Record<Outcome, unknown>;

/** `own` is the unit that the person gave to the numbers. A `choice` has no daily value, so no hypothesis is about one. */
const measuresOfOwn = {
  yesNo: { unit: 'yes', factor: 100 },
  words: { unit: 'words', factor: 1 },
  number: { unit: 'own', factor: 1 },
  minutes: { unit: 'minutes', factor: 1 },
  choice: { unit: 'own', factor: 1 },
  tag: { unit: 'tag', factor: 100 },
} as const satisfies Record<TrackerKind | 'tag', unknown>;

/** The unit in which the page shows an outcome (the message `unit-<unit>`), and the factor from a stored value to this unit. */
export const measureOf = (outcome: OutcomeSeries) =>
  typeof outcome === 'string' ? measures[outcome] : measuresOfOwn[outcome.kind];

const decimals = { minutes: 0, percent: 0, yes: 0, tag: 0, senses: 1, level: 1, words: 1 } as const;

/**
 * With how many decimals the page shows an amount in the outcome's unit. The size of a person's own numbers is unknown, so these
 * have two decimals below 10, one below 100, and none from 100 on.
 */
export function decimalsOf(outcome: OutcomeSeries, amount: number): number {
  const { unit } = measureOf(outcome);
  if (unit !== 'own') return decimals[unit];
  const size = Math.abs(amount);
  return size < 10 ? 2 : size < 100 ? 1 : 0;
}

/** The highest possible value in the outcome's unit, if there is one. */
export function highestOf(outcome: OutcomeSeries): number | undefined {
  const { unit } = measureOf(outcome);
  if (unit === 'words')
    return (typeof outcome !== 'string' && outcome.kind === 'words' && outcome.options?.length) || undefined;
  if (unit === 'level') return 5;
  return unit === 'percent' || unit === 'yes' || unit === 'tag' ? 100 : undefined;
}

/** Whether the values are shares from 0 to 1. To compare such values of two periods, use `differenceOfShares`. */
export const isShare = (outcome: OutcomeSeries): boolean => measureOf(outcome).factor === 100;

/** A value in the shown unit, rounded as shown. */
export function inUnit(outcome: OutcomeSeries, value: number): number {
  const amount = value * measureOf(outcome).factor;
  const step = 10 ** decimalsOf(outcome, amount);
  // Adding zero turns −0 into 0.
  return Math.round(amount * step) / step + 0;
}
