import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Grain } from '#lib/chart-buckets.ts';

/** The selectable periods, which all end today. */
export const periods = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type PeriodName = (typeof periods)[number];

/** A range of days, both ends included, with the step (`grain`) of a chart's time axis. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly grain: Grain;
}

const lengths = { week: 7, month: 30, quarter: 90, year: 365 };

/** The span of a period that ends today. "All" starts with the first record, or today if there is none. */
export function spanOf(period: PeriodName, today: CalendarDate, first?: CalendarDate): Span {
  const from = period === 'all' ? (first ?? today) : addDays(today, 1 - lengths[period]);
  return { from, to: today, grain: grainOf(daysBetween(from, today) + 1) };
}

/** Chooses the step of the time axis, so that even ten years have only about a hundred points. */
function grainOf(days: number): Grain {
  if (days <= 92) return 'day';
  return days <= 2 * 365 ? 'week' : 'month';
}
