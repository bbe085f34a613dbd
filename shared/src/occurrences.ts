import type { CalendarDate } from './calendar-date.ts';
import { derivedUuid } from './derived-uuid.ts';
import { datesBetween, type Repeating } from './recurrence-dates.ts';

/**
 * Replaces each repeating appointment by its occurrences from `from` to `to`, both included. Other rows stay unchanged. An
 * occurrence has its own `date`, the stored row as `series`, and an id derived from the row's id and the date.
 *
 * If the person changes one occurrence, the occurrence gets a row with this id, so two offline devices make one row. That
 * row replaces the occurrence, even if the repeating row's `left_out` does not contain the date yet.
 */
export function occurrencesOf<Of extends object>(rows: readonly Of[], from: CalendarDate, to: CalendarDate): readonly Of[] {
  const known = rows as readonly (Of & Repeating & { readonly id: string })[];
  const ids = new Set(known.map(({ id }) => id));
  return known.flatMap((row) =>
    row.repeat
      ? datesBetween(row, from, to)
          .map((date) => ({ ...row, id: derivedUuid(row.id, date), date, series: row }))
          .filter(({ id }) => !ids.has(id))
      : [row],
  );
}
