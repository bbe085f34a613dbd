import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';

interface Drunk {
  readonly date: CalendarDate;
  readonly amount_ml: number;
}

/** Millilitres by day. A day without a record is not in the map: nothing is known of it, which is not zero. */
export function dailyAmounts(entries: readonly Drunk[]): ReadonlyMap<CalendarDate, number> {
  const amounts = new Map<CalendarDate, number>();
  for (const { date, amount_ml } of entries) amounts.set(date, (amounts.get(date) ?? 0) + amount_ml);
  return amounts;
}

/** Mean of the days that have a record, in millilitres, rounded; null when there is none. */
export function averagePerDay(entries: readonly Drunk[]): number | null {
  const average = mean(dailyAmounts(entries).values());
  return average === null ? null : Math.round(average);
}
