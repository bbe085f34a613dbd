import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { countedLengths, cyclesOf, median } from './cycle-lengths.ts';
import type { LeaveOut } from './cycle-pauses.ts';

/** The days between which a period may start, both included. */
export interface StartRange {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
}

/** The usual cycle in days: the rounded median, and the deviation from it, computed like a sample standard deviation. */
export interface UsualCycle {
  readonly length: number;
  readonly deviation: number;
}

const fewestCycles = 3;
const cyclesAhead = 3;
/** Below this deviation, in days, cycles count as regular. */
const steady = 1.5;
/** How many days a predicted range may extend to either side of its middle. A wider range is of no use and is omitted. */
const widest = 7;

/** The usual cycle. Null if fewer than three complete cycles count (see `cyclesOf`). */
export function usualCycle(starts: readonly CalendarDate[], out?: LeaveOut): UsualCycle | null {
  const lengths = countedLengths(cyclesOf(starts, out));
  const middle = median(lengths);
  if (middle === null || lengths.length < fewestCycles) return null;
  const squares = lengths.reduce((sum, length) => sum + (length - middle) ** 2, 0);
  return { length: Math.round(middle), deviation: Math.sqrt(squares / (lengths.length - 1)) };
}

/**
 * How many days a predicted range extends to either side of its middle. For regular cycles it is one day. For irregular
 * cycles the number grows with `ahead`, which counts the cycles from the last recorded start to the predicted one.
 */
export function marginOf({ deviation }: UsualCycle, ahead = 1): number {
  return deviation < steady ? 1 : Math.max(2, Math.ceil(deviation * Math.sqrt(ahead)));
}

/**
 * Predicts the next three starts from the last recorded one (docs/decisions/0030). It predicts fewer or none if the cycles
 * are too few or too irregular. It predicts nothing about fertility.
 */
export function predictStarts(starts: readonly CalendarDate[], out?: LeaveOut): readonly StartRange[] {
  const usual = usualCycle(starts, out);
  const last = starts.at(-1);
  if (usual === null || last === undefined) return [];
  return Array.from({ length: cyclesAhead }, (_, index) => index + 1)
    .map((ahead) => ({ day: addDays(last, usual.length * ahead), margin: marginOf(usual, ahead) }))
    .filter(({ margin }) => margin <= widest)
    .map(({ day, margin }) => ({ earliest: addDays(day, -margin), latest: addDays(day, margin) }));
}
