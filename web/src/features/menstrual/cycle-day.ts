import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { cyclesOf } from './cycle-lengths.ts';
import type { LeaveOut } from './cycle-pauses.ts';
import type { Period } from './period-starts.ts';
import { marginOf, usualCycle } from './predict-starts.ts';

/** The probable phase: `early` is before ovulation, `late` is after ovulation. A `middle` day may be before or after it. */
export type Phase = 'menstruation' | 'early' | 'middle' | 'late';

/** The cycle's state on one day. */
export interface CycleDay {
  /** The first day of the latest period up to this day. */
  readonly start: CalendarDate;
  /** Whole days since `start`. It is 0 on the first day, which people call day 1 of the cycle. */
  readonly daysSince: number;
  /** The probable phase on this day; null if counting days cannot determine it. */
  readonly phase: Phase | null;
}

/**
 * Days from ovulation to the next period: 7 to 17 in 95 % of 612,613 cycles (Bull et al., npj Digital Medicine 2019, 2:83,
 * read 2026-11-22). `phaseOf` subtracts them from the day of the next period. One person's days may lie outside this range.
 */
const afterOvulation = { shortest: 7, longest: 17 };

/** The cycle's state on a day, from the recorded periods; null before the first period. */
export function cycleDayOn(date: CalendarDate, periods: readonly Period[], out?: LeaveOut): CycleDay | null {
  const index = periods.findLastIndex(({ start }) => start <= date);
  const period = periods[index];
  if (period === undefined) return null;
  const daysSince = daysBetween(period.start, date);
  const inPeriod = date <= period.lastDay;
  return { start: period.start, daysSince, phase: inPeriod ? 'menstruation' : phaseOf(daysSince, index, periods, out) };
}

function phaseOf(daysSince: number, index: number, periods: readonly Period[], out: LeaveOut | undefined): Phase | null {
  const starts = periods.map(({ start }) => start);
  // A complete cycle has a known length. The length of the current cycle is the usual length of the complete cycles, with a
  // margin.
  const cycle = cyclesOf(starts, out)[index];
  const known = cycle?.length;
  if (known && cycle.leftOut !== null) return null;
  const usual = usualCycle(starts, out);
  const [length, margin] = known ? [known, 0] : usual ? [usual.length, marginOf(usual)] : [null, 0];
  if (length === null || daysSince >= length + margin) return null;
  if (daysSince < length - afterOvulation.longest - margin) return 'early';
  return daysSince > length - afterOvulation.shortest + margin ? 'late' : 'middle';
}

/** Whether the phase is an estimate, which the page must explain. */
export function isEstimated(day: CycleDay | null): boolean {
  return day !== null && day.phase !== null && day.phase !== 'menstruation';
}

/** The predicted ranges that end today or later. */
export function stillAhead<Range extends { readonly latest: CalendarDate }>(
  ranges: readonly Range[],
  today: CalendarDate,
): Range[] {
  return ranges.filter(({ latest }) => latest >= today);
}

/** Every day of a predicted range. */
export function daysOf({ earliest, latest }: { earliest: CalendarDate; latest: CalendarDate }): CalendarDate[] {
  return Array.from({ length: daysBetween(earliest, latest) + 1 }, (_, index) => addDays(earliest, index));
}
