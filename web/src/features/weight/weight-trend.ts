import { daysBetween, type CalendarDate, addDays } from '@cogn/shared/calendar-date.ts';

export interface Weighing {
  readonly date: CalendarDate;
  readonly weight_kg: number;
}

/** The share of the old trend that remains after one day. So half of a change shows after about six and a half days. */
const trendShareAfterDay = 0.9;
/** After more days than this without a weighing, the old trend is obsolete: the line has a gap and restarts. */
export const longestGapInDays = 21;

/** The mean weighing of each day, oldest first. */
function dailyMeans(entries: readonly Weighing[]): Weighing[] {
  const byDay = Map.groupBy(entries, (entry) => entry.date);
  return [...byDay]
    .map(([date, ofDay]) => ({ date, weight_kg: ofDay.reduce((sum, entry) => sum + entry.weight_kg, 0) / ofDay.length }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * The trend by exponential smoothing for unevenly spaced days. After a gap of d days, trend = 0.9^d * old trend + (1 -
 * 0.9^d) * weight. With daily weighings a new value counts for a tenth, as in The Hacker's Diet (Walker 1991). Returns runs of
 * days without a long gap, so that a chart leaves gaps open.
 */
export function weightTrend(entries: readonly Weighing[]): Weighing[][] {
  const runs: Weighing[][] = [];
  for (const { date, weight_kg } of dailyMeans(entries)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const gap = before === undefined ? Infinity : daysBetween(before.date, date);
    if (run === undefined || before === undefined || gap > longestGapInDays) {
      runs.push([{ date, weight_kg }]);
      continue;
    }
    const share = trendShareAfterDay ** gap;
    run.push({ date, weight_kg: share * before.weight_kg + (1 - share) * weight_kg });
  }
  return runs;
}

/** The trend after the last weighing, in kilograms; null without weighings. */
export function latestTrend(entries: readonly Weighing[]): number | null {
  return weightTrend(entries).at(-1)?.at(-1)?.weight_kg ?? null;
}

/**
 * The change of the trend in kilograms over the `days` days before the newest weighing; negative if the person became
 * lighter. It starts from the last weighing on or before the first of these days. Null if there is no such weighing, or if
 * it is more than `longestGapInDays` before that day.
 */
export function changeOver(entries: readonly Weighing[], days: number): number | null {
  const points = weightTrend(entries).flat();
  const last = points.at(-1);
  if (last === undefined) return null;
  const firstDay = addDays(last.date, -days);
  const start = points.findLast((point) => point.date <= firstDay);
  if (start === undefined || daysBetween(start.date, firstDay) > longestGapInDays) return null;
  return last.weight_kg - start.weight_kg;
}

/**
 * The trend on each of these days in kilograms, for a chart. Between two weighings of one run it is interpolated. Outside
 * the runs it is null, so that the chart has a gap.
 */
export function trendByDay(runs: readonly (readonly Weighing[])[], days: readonly CalendarDate[]): (number | null)[] {
  return days.map((day) => {
    const run = runs.find((points) => (points[0]?.date ?? '9') <= day && day <= (points.at(-1)?.date ?? '0'));
    const before = run?.findLast((point) => point.date <= day);
    const after = run?.find((point) => point.date >= day);
    if (before === undefined || after === undefined) return null;
    if (before.date === after.date) return before.weight_kg;
    const share = daysBetween(before.date, day) / daysBetween(before.date, after.date);
    return before.weight_kg + share * (after.weight_kg - before.weight_kg);
  });
}
