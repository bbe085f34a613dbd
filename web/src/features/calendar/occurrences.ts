import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { datesBetween, type Repeating } from '@cogn/shared/recurrence-dates.ts';

/**
 * The appointments from `from` to `to`, both included. A repeating appointment is in the result once for each of its days. Such
 * an occurrence has its own day, an id that is derived from the row's id and the day, and the stored row as `series`. If the
 * person changes only this occurrence, its own row has the same id, so two offline devices make one row. An occurrence that
 * has such a row is not in the result, although another device may not have left out its day yet.
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
