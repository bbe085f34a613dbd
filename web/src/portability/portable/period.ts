import type { Row } from '#core/rows/operation.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import { mayOccurBetween } from '#features/calendar/may-occur.ts';
import { dateOf } from '#lib/local-date.ts';
import type { PortableTable } from './portable-tables.ts';

/** A range of dates, both included. Null means no limit on that side. */
export interface Period {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export const wholeTime: Period = { from: null, to: null };

/** The period to read of a table. Tables without days and tables with repeating rows are read whole. */
export const periodToRead = (of: PortableTable, periodOf: (of: PortableTable) => Period): Period =>
  of.isDated && !of.repeats ? periodOf(of) : wholeTime;

/** Whether `wide` contains every day of `narrow`. */
export function covers(wide: Period, narrow: Period): boolean {
  const begins = wide.from === null || (narrow.from !== null && narrow.from >= wide.from);
  return begins && (wide.to === null || (narrow.to !== null && narrow.to <= wide.to));
}

/**
 * The rows of a table within a period. Rows of lists and settings are in every period, and a repeating appointment is in each
 * period in which it may occur.
 */
export function rowsIn(of: PortableTable, rows: readonly Row[], { from, to }: Period): readonly Row[] {
  if (!of.isDated && !isOfEvents(of)) return rows;
  if (from === null && to === null) return rows;
  return rows.filter((row) => {
    // As on the server, a row without a date is in no period.
    const date = of.isDated ? row['date'] : madeOn(row);
    if (of.repeats) return mayOccurBetween(row as unknown as Appointment, from ?? '', to ?? '');
    return typeof date === 'string' && (from === null || date >= from) && (to === null || date <= to);
  });
}

/** Whether the server writes this table's rows without a date. Their date of creation counts instead. */
const isOfEvents = ({ table }: PortableTable) => table === 'crisis_deliveries';

/** The local date of a row's creation. */
export function madeOn(row: Row): CalendarDate {
  return dateOf(new Date(String(row['created_at'])));
}
