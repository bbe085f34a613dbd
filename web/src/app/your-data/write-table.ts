import type { Row } from '#core/outbox/operation.ts';
import { writeCsv } from '../portable/write-csv.ts';

/** Rows as CSV with the table's own columns, whose they are left out. Lists and the like stand as JSON in their cell, what was left blank is empty. */
export function writeTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => column !== 'user_id');
  return writeCsv(
    columns,
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
