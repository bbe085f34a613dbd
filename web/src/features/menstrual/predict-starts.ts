import { addDays, type CalendarDate } from '#lib/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import { countedLengths, cyclesOf } from './cycle-lengths.ts';

/** The days between which a period may begin, both included. */
export interface StartRange {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
}

/** How long a cycle of this person is, in days: the rounded mean, and by how much it varies (sample standard deviation). */
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

/** What a cycle usually is, or null until three completed cycles are known. */
export function usualCycle(starts: readonly CalendarDate[]): UsualCycle | null {
  const lengths = countedLengths(cyclesOf(starts));
  const average = mean(lengths);
  if (average === null || lengths.length < fewestCycles) return null;
  const squares = lengths.reduce((sum, length) => sum + (length - average) ** 2, 0);
  return { length: Math.round(average), deviation: Math.sqrt(squares / (lengths.length - 1)) };
}

/** By how many days the start of the cycle so many ahead may lie to either side. Deviations add up from one cycle to the next. */
export function marginOf({ deviation }: UsualCycle, ahead = 1): number {
  return deviation < steady ? 1 : Math.max(2, Math.ceil(deviation * Math.sqrt(ahead)));
}

/**
 * When the next three periods may begin (docs/decisions/0030), counted from the last recorded start; fewer or none where the cycles
 * are too few or differ too much. It says nothing about fertility.
 */
export function predictStarts(starts: readonly CalendarDate[]): readonly StartRange[] {
  const usual = usualCycle(starts);
  const last = starts.at(-1);
  if (usual === null || last === undefined) return [];
  return Array.from({ length: cyclesAhead }, (_, index) => index + 1)
    .map((ahead) => ({ day: addDays(last, usual.length * ahead), margin: marginOf(usual, ahead) }))
    .filter(({ margin }) => margin <= widest)
    .map(({ day, margin }) => ({ earliest: addDays(day, -margin), latest: addDays(day, margin) }));
}
