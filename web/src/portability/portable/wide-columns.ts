import type { Row } from '#core/rows/operation.ts';
import { alertLines, dayOf, fieldsBesideDay, hasDay, timeOf } from './flat-rows.ts';
import { formatFieldValue } from './format-field-value.ts';
import { nameField, nameTable } from './name-table.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/** A column of a table with one row for each record. `cellOf` returns an empty text for a blank value. */
export interface WideColumn {
  readonly header: string;
  readonly cellOf: (row: Row) => string;
}

/**
 * The columns of a table, in the order of its fields. A header is the field's name in the file's language, and in brackets its
 * key, for example "Horas de sono (h) [hours]". The key is unique in the table and the same in every language.
 */
export function wideColumns(of: PortableTable, messages: ReportMessages): readonly WideColumn[] {
  const column = (name: string, label: string, cellOf: (row: Row) => string | null): WideColumn => ({
    header: `${label} [${name}]`,
    cellOf: (row) => cellOf(row) ?? '',
  });
  return [
    ...(hasDay(of) ? [column('date', messages.own('date'), dayOf)] : []),
    ...(of.isDated ? [column('time', messages.own('time'), timeOf)] : []),
    ...(of.table === 'crisis_events'
      ? [column('contacts', messages.own('contacts'), (row) => alertLines(of, row, messages)[0]?.[1] ?? null)]
      : []),
    ...(of.table === 'crisis_deliveries'
      ? [column('state', nameTable(of, messages), (row) => alertLines(of, row, messages).flat().join(': '))]
      : []),
    ...fieldsBesideDay(of).map(([name, field]) =>
      column(name, nameField(of, name, messages), (row) => formatFieldValue(of, field, row[name], messages)),
    ),
  ];
}
