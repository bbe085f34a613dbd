import type { Row } from '#core/outbox/operation.ts';
import type { CalendarDate } from '#lib/calendar-date.ts';
import { useRows, type Reading } from './use-rows.ts';

/** One day, or a span of days with both ends included. */
export type DaysAskedFor = { readonly date: CalendarDate } | { readonly from: CalendarDate; readonly to: CalendarDate };

/** The person's entries of a journal's table on a day or in a span of days, oldest first. */
export function useEntries<Columns extends object = Row>(table: string, days: DaysAskedFor): Reading<Columns> {
  const { from, to } = 'date' in days ? { from: days.date, to: days.date } : days;
  return useRows<Columns>(table, { kind: 'dates', from, to });
}
