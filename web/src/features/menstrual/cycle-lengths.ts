import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** Why a cycle says nothing about the next: too long to be one, a period in it is likely missing, or the person left it out. */
export type LeftOut = 'long' | 'missed' | 'byHand';

/** From the first day of a period to the day before the next. */
export interface Cycle {
  readonly start: CalendarDate;
  /** In days; null while the cycle goes on. */
  readonly length: number | null;
  /** Null where the cycle counts. */
  readonly leftOut: LeftOut | null;
}

/** In days. A longer cycle is stored, and says nothing about the next: more likely a period was not recorded, or the cycle rested. */
export const longestCounted = 99;
/** The newest ones: what a cycle was like years ago says little. */
const mostCounted = 12;
/** In a cycle that is this many times as long as the usual one, a period was more likely not recorded. */
const missedFrom = 1.75;

const none: ReadonlySet<string> = new Set();

/** The middle of some numbers; null without any. One number far off does not move it, as it would move the mean. */
export function median(numbers: readonly number[]): number | null {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const [one, other] = [inOrder[Math.floor((inOrder.length - 1) / 2)], inOrder[Math.floor(inOrder.length / 2)]];
  return one === undefined || other === undefined ? null : (one + other) / 2;
}

/** The cycles between these first days of periods, oldest first; the last one goes on. `byHand`: the starts of those that the person left out. */
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

/** The lengths in days that speak for the next cycle, oldest first. */
export function countedLengths(cycles: readonly Cycle[]): readonly number[] {
  return cycles.flatMap(({ length, leftOut }) => (length === null || leftOut !== null ? [] : [length])).slice(-mostCounted);
}
