import type { Row } from '#core/outbox/operation.ts';
import { dateOf, type CalendarDate } from '#lib/calendar-date.ts';
import { clockTimeOf } from '#lib/clock-time.ts';
import { nameField, nameTable } from './name-table.ts';
import { madeOn } from './period.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportWords } from './report-words.ts';
import { tellValue } from './tell-value.ts';

/** One line of a CSV or PDF table, as the specification names its columns. */
export interface FlatRow {
  readonly date: CalendarDate | '';
  readonly type: string;
  readonly field: string;
  readonly value: string;
}

/**
 * The rows of a table as lines of date, type, field, value, in the words of a report. A record begins with the time at which it was written down, if
 * that was on its day; what was left blank has no line. Rows without a day (a profile, a list) have an empty date.
 */
export function flatRows(of: PortableTable, rows: readonly Row[], words: ReportWords): readonly FlatRow[] {
  const type = nameTable(of, words);
  return rows.flatMap((row) => {
    const date = of.isDated ? dayOf(row) : '';
    const line = (field: string, value: string | null): FlatRow[] => (value === null ? [] : [{ date, type, field, value }]);
    const values = Object.entries(of.fields)
      .filter(([name]) => name !== 'date')
      .flatMap(([name, field]) => line(nameField(of, name, words), tellValue(of, field, row[name], words)));
    return [
      ...line(words.own('time'), of.isDated ? timeOf(row) : null),
      ...alertLines(of, row, words).flatMap(([field, value]) => line(field, value)),
      ...values,
    ];
  });
}

const dayOf = (row: Row) => (typeof row['date'] === 'string' ? (row['date'] as CalendarDate) : madeOn(row));

/** The time of day at which a record was made; null when it was written down for another day. */
function timeOf(row: Row): string | null {
  const made = new Date(String(row['created_at']));
  return dateOf(made) === dayOf(row) ? clockTimeOf(made) : null;
}

/** Of a crisis: whom an alert was addressed to. The server writes that, so no field of the page tells it. */
function alertLines({ table }: PortableTable, row: Row, words: ReportWords): readonly [string, string | null][] {
  if (table !== 'crisis_events') return [];
  const contacts = row['contacts'];
  return [[words.own('contacts'), Array.isArray(contacts) && contacts.length > 0 ? contacts.join('; ') : null]];
}
