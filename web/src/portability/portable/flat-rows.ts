import type { Row } from '#core/rows/operation.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { clockTimeOf } from '#lib/clock-time.ts';
import { nameField, nameTable } from './name-table.ts';
import { madeOn } from './period.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';
import { tellValue } from './tell-value.ts';

/** One line of a CSV or PDF table. The CSV's header has these names, so they are part of the export format. */
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
export function flatRows(of: PortableTable, rows: readonly Row[], words: ReportMessages): readonly FlatRow[] {
  const type = nameTable(of, words);
  return rows.flatMap((row) => {
    const date = of.isDated || of.table === 'crisis_deliveries' ? dayOf(row) : '';
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

/** Of a crisis what the server writes, so that no field of the page tells it: each event with whom an alert was addressed to, and what became of each message. */
function alertLines({ table }: PortableTable, row: Row, words: ReportMessages): readonly [string, string | null][] {
  if (table === 'crisis_events') {
    const contacts = row['contacts'];
    const asked = Array.isArray(contacts) && contacts.length > 0 ? contacts.join('; ') : words.own('noAlert');
    return [[words.own('contacts'), asked]];
  }
  if (table !== 'crisis_deliveries') return [];
  const [name, channel, state] = ['contact_name', 'channel', 'state'].map((column) => String(row[column]));
  const key = state === 'sent' ? `state-sent-${String(channel)}` : `state-${String(state)}`;
  return [[`${String(name)}, ${words.word('deliveries', String(channel))}`, words.word('deliveries', key)]];
}
