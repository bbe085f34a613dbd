import { momentOfEntry, type Timed } from '#core/journal/entry-time.ts';
import type { Field } from '#core/journal/fields.ts';
import type { Row } from '#core/rows/operation.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { clockTimeOf } from '#lib/clock-time.ts';
import { nameField, nameTable } from './name-table.ts';
import { madeOn } from './period.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';
import { formatFieldValue } from './format-field-value.ts';

/** One line of a CSV or PDF table. The header of a CSV has the translations of these names. */
export interface FlatRow {
  readonly date: CalendarDate | '';
  readonly type: string;
  readonly field: string;
  readonly value: string;
}

/**
 * Converts a table's rows to lines of date, type, field and value in the report's language. The first line of a record is
 * its time (`timeOf`). Blank values have no line. Rows without a day have an empty date.
 */
export function flatRows(of: PortableTable, rows: readonly Row[], messages: ReportMessages): readonly FlatRow[] {
  const type = nameTable(of, messages);
  return rows.flatMap((row) => {
    const date = hasDay(of) ? dayOf(row) : '';
    const line = (field: string, value: string | null): FlatRow[] => (value === null ? [] : [{ date, type, field, value }]);
    const values = fieldsBesideDay(of).flatMap(([name, field]) =>
      line(nameField(of, name, messages), formatFieldValue(of, field, row[name], messages)),
    );
    return [
      ...line(messages.own('time'), of.isDated ? timeOf(row) : null),
      ...alertLines(of, row, messages).flatMap(([field, value]) => line(field, value)),
      ...values,
    ];
  });
}

/** Whether a record of this table is about a day. In other tables, such as the reading list, the date is an ordinary field. */
export const hasDay = ({ table, isDated }: PortableTable): boolean => isDated || table === 'crisis_deliveries';

/** The fields of a table without the day and the time, which have columns of their own. */
export const fieldsBesideDay = (of: PortableTable): readonly (readonly [string, Field])[] =>
  Object.entries(of.fields).filter(([name]) => !of.isDated || (name !== 'date' && name !== 'time'));

/** The day that a record is about. */
export const dayOf = (row: Row): CalendarDate =>
  typeof row['date'] === 'string' ? (row['date'] as CalendarDate) : madeOn(row);

/**
 * The time that the person chose, otherwise the time of creation. Null if no time was chosen and the record was created on
 * another day than its date.
 */
export function timeOf(row: Row): string | null {
  const moment = new Date(momentOfEntry(row as unknown as Timed));
  return dateOf(moment) === dayOf(row) ? clockTimeOf(moment) : null;
}

/** Lines for columns that only the server writes: the recipients of a crisis alert, and each message's delivery status. */
export function alertLines({ table }: PortableTable, row: Row, messages: ReportMessages): readonly [string, string][] {
  if (table === 'crisis_events') {
    const contacts = row['contacts'];
    const asked = Array.isArray(contacts) && contacts.length > 0 ? contacts.join('; ') : messages.own('noAlert');
    return [[messages.own('contacts'), asked]];
  }
  if (table !== 'crisis_deliveries') return [];
  const [name, channel, state] = ['contact_name', 'channel', 'state'].map((column) => String(row[column]));
  const key = state === 'sent' ? `state-sent-${String(channel)}` : `state-${String(state)}`;
  return [[`${String(name)}, ${messages.text('deliveries', String(channel))}`, messages.text('deliveries', key)]];
}
