import { cyclesOf } from '#features/menstrual/cycle-lengths.ts';
import { periodsOf } from '#features/menstrual/period-starts.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Statistics } from './statistics-responses.ts';

/** A complete cycle; its length is in days. */
export interface EndedCycle {
  readonly start: CalendarDate;
  readonly length: number;
}

/**
 * The complete cycles between recorded periods. Leaves out much longer ones, in which a period was probably not recorded, as
 * the page of the cycle does.
 */
export function endedCycles({ marks, counts }: Pick<Statistics, 'marks' | 'counts'>): readonly EndedCycle[] {
  const days = marks.map(([date]) => ({ date, on_period: true, last_period_start: null }));
  const starts = (counts['starts'] ?? []).map(([start, said]) => ({
    ...{ date: said as CalendarDate, on_period: false, last_period_start: start },
  }));
  const entries = [...days, ...starts].sort((one, other) => (one.date < other.date ? -1 : 1));
  return cyclesOf(periodsOf(entries).map(({ start }) => start)).flatMap(({ start, length, leftOut }) =>
    length === null || leftOut !== null ? [] : [{ start, length }],
  );
}
