import type { Row } from '#core/rows/operation.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { PortableTable } from './portable-tables.ts';

/** A range of dates, both included. Null means no limit on that side. */
export interface Period {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export const wholeTime: Period = { from: null, to: null };

/** Whether `wide` contains every day of `narrow`. */
export function covers(wide: Period, narrow: Period): boolean {
  const begins = wide.from === null || (narrow.from !== null && narrow.from >= wide.from);
  return begins && (wide.to === null || (narrow.to !== null && narrow.to <= wide.to));
}

/** The rows of a table within a period. Rows of lists and settings are in every period. */
export function rowsIn(of: PortableTable, rows: readonly Row[], { from, to }: Period): readonly Row[] {
  if (!of.isDated && !isOfEvents(of)) return rows;
  if (from === null && to === null) return rows;
  return rows.filter((row) => {
    // As on the server, a row without a date is in no period.
    const date = of.isDated ? row['date'] : madeOn(row);
    return typeof date === 'string' && (from === null || date >= from) && (to === null || date <= to);
  });
}

/** Whether the server writes this table's rows without a date. Their date of creation counts instead. */
const isOfEvents = ({ table }: PortableTable) => table === 'crisis_deliveries';

/** The local date of a row's creation. */
export function madeOn(row: Row): CalendarDate {
  return dateOf(new Date(String(row['created_at'])));
}
