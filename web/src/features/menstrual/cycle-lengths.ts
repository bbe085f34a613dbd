import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * Why a cycle does not count for predictions: it is too long, a period in it is likely missing, or the person excluded it.
 */
export type LeftOut = 'long' | 'missed' | 'byHand';

/** From the first day of a period to the day before the next. */
export interface Cycle {
  readonly start: CalendarDate;
  /** In days; null while the cycle continues. */
  readonly length: number | null;
  /** Null if the cycle counts. */
  readonly leftOut: LeftOut | null;
}

/** In days. A longer cycle is stored but does not count: more likely a period was not recorded, or the cycle paused. */
export const longestCounted = 99;
/** The number of newest cycles that count, because older ones predict little. */
const mostCounted = 12;
/** If a cycle is this many times as long as the usual one, a period was more likely not recorded. */
const missedFrom = 1.75;

const none: ReadonlySet<string> = new Set();

/** The median; null without numbers. Unlike the mean, it ignores a single outlier. */
export function median(numbers: readonly number[]): number | null {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const [one, other] = [inOrder[Math.floor((inOrder.length - 1) / 2)], inOrder[Math.floor(inOrder.length / 2)]];
  return one === undefined || other === undefined ? null : (one + other) / 2;
}

/**
 * The cycles between these first days of periods, oldest first; the last one continues. `byHand`: the starts of the cycles
 * that the person excluded.
 */
export function cyclesOf(starts: readonly CalendarDate[], byHand: ReadonlySet<string> = none): readonly Cycle[] {
  const cycles = starts.map((start, index) => {
    const next = starts[index + 1];
    const length = next === undefined ? null : daysBetween(start, next);
    const isLong = length !== null && length > longestCounted;
    const leftOut: LeftOut | null = byHand.has(start) ? 'byHand' : isLong ? 'long' : null;
    return { start, length, leftOut };
  });
  const usual = median(countedLengths(cycles)) ?? Infinity;
  return cycles.map((cycle) =>
    cycle.leftOut === null && (cycle.length ?? 0) >= usual * missedFrom ? { ...cycle, leftOut: 'missed' } : cycle,
  );
}

/** The lengths in days that count for predictions, oldest first. */
export function countedLengths(cycles: readonly Cycle[]): readonly number[] {
  return cycles.flatMap(({ length, leftOut }) => (length === null || leftOut !== null ? [] : [length])).slice(-mostCounted);
}
