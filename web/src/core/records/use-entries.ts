import type { Row } from '#core/outbox/operation.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Scope } from './scope.ts';
import { useRows, type Reading } from './use-rows.ts';

/** One day, a span of days with both ends included, or single days far apart. */
export type DaysAskedFor =
  | { readonly date: CalendarDate }
  | { readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly days: readonly CalendarDate[] };

/** The person's entries of a journal's table on a day, in a span of days or on single days, oldest first. */
export function useEntries<Columns extends object = Row>(table: string, days: DaysAskedFor): Reading<Columns> {
  return useRows<Columns>(table, scopeOf(days));
}

function scopeOf(days: DaysAskedFor): Scope {
  if ('days' in days) return { kind: 'days', days: days.days };
  const { from, to } = 'date' in days ? { from: days.date, to: days.date } : days;
  return { kind: 'dates', from, to };
}
