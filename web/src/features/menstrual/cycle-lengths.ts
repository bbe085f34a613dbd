import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { isPausedBetween, nothingLeftOut, type LeaveOut } from './cycle-pauses.ts';

/**
 * Why predictions ignore a cycle: it is too long, it probably contains an unrecorded period, it has a day of a pause, or the
 * person excluded it.
 */
export type LeftOut = 'long' | 'missed' | 'paused' | 'byHand';

/** A cycle lasts from the first day of a period to the day before the next period. */
export interface Cycle {
  readonly start: CalendarDate;
  /** Length in days; null while the cycle continues. */
  readonly length: number | null;
  readonly leftOut: LeftOut | null;
}

/**
 * The largest length in days of a cycle that predictions use. In a longer cycle a period was probably not recorded, or did
 * not come.
 */
export const longestCounted = 99;
/** How many cycles predictions use at most. They use the newest ones, because older cycles predict little. */
const mostCounted = 12;
/**
 * A cycle at least this many times as long as the median cycle probably contains an unrecorded period. One forgotten period
 * doubles the length of a usual cycle. The factor is below 2, because two short cycles together are shorter than twice
 * the median. The number is our choice (docs/decisions/0030).
 */
const missedFrom = 1.75;

/** The median, which unlike the mean ignores a single outlier. Null without numbers. */
export function median(numbers: readonly number[]): number | null {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const [one, other] = [inOrder[Math.floor((inOrder.length - 1) / 2)], inOrder[Math.floor(inOrder.length / 2)]];
  return one === undefined || other === undefined ? null : (one + other) / 2;
}

/** The cycles that begin with these first days of periods, oldest first; the last cycle still continues. */
export function cyclesOf(starts: readonly CalendarDate[], out: LeaveOut = nothingLeftOut): readonly Cycle[] {
  const cycles = starts.map((start, index): Cycle => {
    const next = starts[index + 1];
    const length = next === undefined ? null : daysBetween(start, next);
    const isLong = length !== null && length > longestCounted;
    const isPaused = next !== undefined && isPausedBetween(start, next, out.pauses);
    const leftOut = out.byHand.has(start) ? 'byHand' : isPaused ? 'paused' : isLong ? 'long' : null;
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
