import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { DailySeries } from '#lib/insights/find-insights.ts';
import { type EndedCycle, endedCycles } from '../cycles-of.ts';
import type { Span } from '../span-of.ts';
import { seriesNames } from './pairs.ts';

/**
 * How many days of a cycle count as `period` and as `beforePeriod`: its first four days, and the last five days before the
 * next period. Other phases would be guesses.
 */
const [periodDays, daysBefore] = [4, 5];
/** From this day of a cycle on (its first day is 0), the period is assumed to be over. */
const surelyOver = 8;

/** The daily values of every compared series. A day without a record is NaN, never zero. */
export function seriesOf(
  { series, starts }: Pick<DailyAnswer, 'series' | 'starts'>,
  span: Pick<Span, 'from' | 'to'>,
): ReadonlyMap<string, DailySeries> {
  const days = daysBetween(span.from, span.to) + 1;
  const result = new Map<string, DailySeries>(seriesNames.map((name) => [name, fillDays(series[name] ?? [], days)]));
  const periodOn = (series['periodDay'] ?? []).flatMap(([day, on]) => (on === 1 ? [addDays(span.from, day)] : []));
  const cycles = endedCycles({
    marks: periodOn.map((day) => [day, 'period']),
    counts: { starts: starts.map(([said, start]) => [start, said, 1, said, said]) },
  });
  for (const cycle of cycles) fillCycle(cycle, { result, first: span.from, days });
  return result;
}

/** One value for each of so many days; NaN for a day without a value. */
function fillDays(values: DailyValues, days: number): DailySeries {
  const filled = new Float64Array(days).fill(Number.NaN);
  for (const [day, value] of values) if (day >= 0 && day < days) filled[day] = value;
  return filled;
}

/**
 * The daily values of every own tracker with records and of every requested tag, by id. The insights do not compare them
 * (decision 104).
 */
export function ownSeriesOf(
  { trackers, tags }: Pick<DailyAnswer, 'trackers' | 'tags'>,
  span: Pick<Span, 'from' | 'to'>,
): ReadonlyMap<string, DailySeries> {
  const days = daysBetween(span.from, span.to) + 1;
  return new Map(Object.entries({ ...trackers, ...tags }).map(([id, values]) => [id, fillDays(values, days)]));
}

/** Sets `period` and `beforePeriod` for the days of a complete cycle, including days without a record. */
function fillCycle(
  cycle: EndedCycle,
  { result, first, days }: { result: Map<string, DailySeries>; first: CalendarDate; days: number },
): void {
  const begin = daysBetween(first, cycle.start);
  const say = (name: 'period' | 'beforePeriod', day: number, value: number) => {
    const values = result.get(name);
    if (values && begin + day >= 0 && begin + day < days) values[begin + day] = value;
  };
  for (let day = 0; day < cycle.length; day += 1) {
    const near = day >= cycle.length - daysBefore;
    if (day < periodDays || day >= surelyOver) say('period', day, day < periodDays ? 1 : 0);
    if (day >= surelyOver) say('beforePeriod', day, near ? 1 : 0);
  }
}

type DailyValues = readonly (readonly [day: number, value: number])[];

/** The response of `daily_series` (database/migrations/0013_statistics.sql). */
export interface DailyAnswer {
  readonly series: Readonly<Record<string, DailyValues>>;
  /** The values of own trackers, by the tracker's id. */
  readonly trackers?: Readonly<Record<string, DailyValues>>;
  /** For the requested tags, by the tag's id: 1 on a day with the tag, 0 on another day with an entry that could have it. */
  readonly tags?: Readonly<Record<string, DailyValues>>;
  /** The day of an entry, and the first day of the period that the entry reports. */
  readonly starts: readonly (readonly [said: CalendarDate, start: CalendarDate])[];
}
