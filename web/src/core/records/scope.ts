import type { CalendarDate } from '#lib/calendar-date.ts';
import type { RowValues } from '#core/outbox/operation.ts';

/**
 * Which rows of a table are asked for: all of a person's, those of a span of dates (both ends included), the one row of a
 * table that has a single one a person, or one row of many, to know that there are any.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'dates'; readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly kind: 'own' }
  | { readonly kind: 'any' };

/** Whether a row belongs to what was asked for. Dates compare as text, as they are written from year to day. */
export function inScope(row: RowValues, scope: Scope): boolean {
  if (scope.kind !== 'dates') return true;
  const date = row['date'];
  return typeof date === 'string' && date >= scope.from && date <= scope.to;
}
