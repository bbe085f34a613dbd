import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Grain } from '#lib/places-of-span.ts';

/** What can be looked at, all of it ending today. */
export const periods = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type PeriodName = (typeof periods)[number];

/** Days in a row, both ends included, and what one point of a picture stands for. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly grain: Grain;
}

const lengths = { week: 7, month: 30, quarter: 90, year: 365 };

/** The span of a period that ends today. Of all records it begins with the first; without any it is today. */
export function spanOf(period: PeriodName, today: CalendarDate, first?: CalendarDate): Span {
  const from = period === 'all' ? (first ?? today) : addDays(today, 1 - lengths[period]);
  return { from, to: today, grain: grainOf(daysBetween(from, today) + 1) };
}

/** So that a picture has no more than about a hundred points within ten years. */
function grainOf(days: number): Grain {
  if (days <= 92) return 'day';
  return days <= 2 * 365 ? 'week' : 'month';
}
