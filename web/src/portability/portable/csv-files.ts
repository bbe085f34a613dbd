import type { ZipEntry } from '#lib/write-zip.ts';
import type { Row } from '#core/rows/operation.ts';
import { flatRows, type FlatRow } from './flat-rows.ts';
import { nameTable } from './name-table.ts';
import type { PortableTable } from './portable-tables.ts';
import type { RowsByTable } from './read-everything.ts';
import type { ReportMessages } from './report-messages.ts';
import { wideColumns } from './wide-columns.ts';
import { writeCsv } from './write-csv.ts';

interface RowWithLines {
  readonly row: Row;
  readonly lines: readonly FlatRow[];
}

/** A table's records that have content. */
function filledRecords(of: PortableTable, rows: readonly Row[], messages: ReportMessages): readonly RowWithLines[] {
  return rows.map((row) => ({ row, lines: flatRows(of, [row], messages) })).filter(({ lines }) => lines.length > 0);
}

/** Earliest day first. Records of one day keep their order: by table, then oldest first. */
function inOrder(records: readonly RowWithLines[]): readonly RowWithLines[] {
  const dayOf = ({ lines }: RowWithLines) => lines[0]?.date ?? '';
  return records.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/**
 * The long layout: date, type, field, value and the record's number. The number counts the records of this file from 1, in
 * the order of its rows, so that two records of one minute differ. Each file starts again at 1.
 */
export function longCsv(tables: readonly PortableTable[], rows: RowsByTable, messages: ReportMessages): string {
  const records = inOrder(tables.flatMap((of) => filledRecords(of, rows.get(of.table) ?? [], messages)));
  return writeCsv(
    (['date', 'type', 'field', 'value', 'record'] as const).map((column) => messages.own(column)),
    records.flatMap(({ lines }, index) =>
      lines.map(({ date, type, field, value }) => [date, type, field, value, String(index + 1)]),
    ),
    messages.language,
  );
}

/** Characters that Windows does not allow in a file's name. */
const forbidden = /[\\/:*?"<>|]/gu;

/**
 * The wide layout: a file for each table with content, named in the file's language and by the table. Its columns are the number
 * of the record, its date and time, and each field of the table (wide-columns.ts). A column exists even if it is blank in every
 * row, so that the files of several people have the same columns.
 */
export function wideCsvFiles(
  tables: readonly PortableTable[],
  rows: RowsByTable,
  messages: ReportMessages,
): readonly (ZipEntry & { readonly content: string })[] {
  return tables.flatMap((of) => {
    const records = inOrder(filledRecords(of, rows.get(of.table) ?? [], messages));
    if (records.length === 0) return [];
    const columns = wideColumns(of, messages);
    const content = writeCsv(
      [`${messages.own('record')} [record]`, ...columns.map(({ header }) => header)],
      records.map(({ row }, index) => [String(index + 1), ...columns.map(({ cellOf }) => cellOf(row))]),
      messages.language,
    );
    return [{ path: `${nameTable(of, messages).replace(forbidden, ' -')} (${of.table}).csv`, content }];
  });
}
