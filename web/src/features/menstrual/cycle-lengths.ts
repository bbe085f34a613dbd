import { daysBetween, type CalendarDate } from '#lib/calendar-date.ts';

/** From the first day of a period to the day before the next. */
export interface Cycle {
  readonly start: CalendarDate;
  /** In days; null while the cycle goes on. */
  readonly length: number | null;
}

/** In days. A longer cycle is kept, and says nothing about the next: more likely a period was not recorded, or the cycle rested. */
export const longestCounted = 99;
/** The newest ones: what a cycle was like years ago says little. */
const mostCounted = 12;

/** The cycles between these first days of periods, oldest first; the last one goes on. */
export function cyclesOf(starts: readonly CalendarDate[]): readonly Cycle[] {
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { start, length: next === undefined ? null : daysBetween(start, next) };
  });
}

/** The lengths in days that speak for the next cycle, oldest first. */
export function countedLengths(cycles: readonly Cycle[]): readonly number[] {
  return cycles.flatMap(({ length }) => (length === null || length > longestCounted ? [] : [length])).slice(-mostCounted);
}
