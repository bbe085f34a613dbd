import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { countedLengths, cyclesOf, median } from './cycle-lengths.ts';

/** The days between which a period may begin, both included. */
export interface StartRange {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
}

/** How long a cycle of this person is, in days: the rounded median, and by how much it varies from it (like a sample standard deviation). */
export interface UsualCycle {
  readonly length: number;
  readonly deviation: number;
}

const fewestCycles = 3;
const cyclesAhead = 3;
/** Under this deviation, in days, a cycle counts as steady. */
const steady = 1.5;
/** A range wider than this to either side, in days, would say nothing: then there is none. */
const widest = 7;

/** What a cycle usually is, or null until three completed cycles are known that count (see `cyclesOf`). */
export function usualCycle(starts: readonly CalendarDate[], byHand?: ReadonlySet<string>): UsualCycle | null {
  const lengths = countedLengths(cyclesOf(starts, byHand));
  const middle = median(lengths);
  if (middle === null || lengths.length < fewestCycles) return null;
  const squares = lengths.reduce((sum, length) => sum + (length - middle) ** 2, 0);
  return { length: Math.round(middle), deviation: Math.sqrt(squares / (lengths.length - 1)) };
}

/** By how many days the start of the cycle so many ahead may lie to either side. Deviations add up from one cycle to the next. */
export function marginOf({ deviation }: UsualCycle, ahead = 1): number {
  return deviation < steady ? 1 : Math.max(2, Math.ceil(deviation * Math.sqrt(ahead)));
}

/**
 * When the next three periods may begin (docs/decisions/0030), counted from the last recorded start; fewer or none where the cycles
 * are too few or differ too much. It says nothing about fertility.
 */
export function predictStarts(starts: readonly CalendarDate[], byHand?: ReadonlySet<string>): readonly StartRange[] {
  const usual = usualCycle(starts, byHand);
  const last = starts.at(-1);
  if (usual === null || last === undefined) return [];
  return Array.from({ length: cyclesAhead }, (_, index) => index + 1)
    .map((ahead) => ({ day: addDays(last, usual.length * ahead), margin: marginOf(usual, ahead) }))
    .filter(({ margin }) => margin <= widest)
    .map(({ day, margin }) => ({ earliest: addDays(day, -margin), latest: addDays(day, margin) }));
}
