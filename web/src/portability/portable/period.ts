import type { Row } from '#core/rows/operation.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { PortableTable } from './portable-tables.ts';

/** Both ends are included; null: without an end on that side. */
export interface Period {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export const wholeTime: Period = { from: null, to: null };

/** Whether every day of one period lies in the other. */
export function covers(wide: Period, narrow: Period): boolean {
  const begins = wide.from === null || (narrow.from !== null && narrow.from >= wide.from);
  return begins && (wide.to === null || (narrow.to !== null && narrow.to <= wide.to));
}

/** The rows of a table that belong to a period. Those of lists and settings belong to every one. */
export function rowsIn(of: PortableTable, rows: readonly Row[], { from, to }: Period): readonly Row[] {
  if (!of.isDated && !isOfEvents(of)) return rows;
  if (from === null && to === null) return rows;
  return rows.filter((row) => {
    // As the server sees it: what has no day lies in no period.
    const date = of.isDated ? row['date'] : madeOn(row);
    return typeof date === 'string' && (from === null || date >= from) && (to === null || date <= to);
  });
}

/** Written by the server as something happened: without a day of its own, its moment has one. */
const isOfEvents = ({ table }: PortableTable) => table === 'crisis_deliveries';

/** The person's day on which a row was made. */
export function madeOn(row: Row): CalendarDate {
  return dateOf(new Date(String(row['created_at'])));
}
