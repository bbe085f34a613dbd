import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { RowValues } from './operation.ts';

/**
 * Selects a person's rows of a table.
 * - `all`: every row.
 * - `dates`: a span, both ends included. With `repeats` also every row that begins before the span and repeats, or lasts into it.
 * - `in`: the rows whose `column` has one of `values`, such as single days. Only for tables with dates.
 * - `own`: the only row of a one-row-per-person table.
 * - `any`: one row, to check whether there is any.
 * - `last`: the last row up to a date.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'dates'; readonly from: CalendarDate; readonly to: CalendarDate; readonly repeats?: true | undefined }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly (string | boolean)[] }
  | { readonly kind: 'own' }
  | { readonly kind: 'any' }
  | { readonly kind: 'last'; readonly until: CalendarDate };

/** Whether a row belongs to a scope. ISO dates compare as text. */
export function inScope(row: RowValues, scope: Scope): boolean {
  const date = row['date'];
  if (scope.kind === 'last') return typeof date === 'string' && date <= scope.until;
  if (scope.kind === 'in') return scope.values.includes(row[scope.column] as string);
  if (scope.kind !== 'dates') return true;
  if (typeof date !== 'string' || date > scope.to) return false;
  return date >= scope.from || Boolean(scope.repeats && (row['repeat'] || String(row['end_date'] ?? '') >= scope.from));
}

/** The rows that a scope returns, from sorted rows: only the last one for `last`, else all. */
export function answering<Of>(rows: readonly Of[], scope: Scope): readonly Of[] {
  return scope.kind === 'last' ? rows.slice(-1) : rows;
}

/** Sorts by date, creation time and id, oldest first: the server's order. */
export function sortRows<Sorted extends { readonly id: string; readonly [column: string]: unknown }>(
  rows: readonly Sorted[],
): readonly Sorted[] {
  return [...rows].sort(
    (one, other) =>
      compare(one['date'], other['date']) ||
      instantOf(one['created_at']) - instantOf(other['created_at']) ||
      compare(one.id, other.id),
  );
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [typeof one === 'string' ? one : '', typeof other === 'string' ? other : ''];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Converts to a number, because server and device format instants differently. */
function instantOf(value: unknown): number {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? 0 : moment;
}
