import type { LanguageCode } from '#core/messages/languages.ts';
import type { Row } from '#core/outbox/operation.ts';
import { hasDecimalComma } from '#portability/portable/has-decimal-comma.ts';
import { writeCsv } from '#portability/portable/write-csv.ts';

/**
 * Rows as CSV with the table's own columns, whose they are left out. Numbers are written as in the language, so that a spreadsheet can count with them; lists and
 * the like stand as JSON in their cell, what was left blank is empty.
 */
export function writeTable(rows: readonly Row[], language: LanguageCode): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => column !== 'user_id');
  const decimals = hasDecimalComma(language) ? ',' : '.';
  return writeCsv(
    columns,
    rows.map((row) => columns.map((column) => cellOf(row[column], decimals))),
    language,
  );
}

function cellOf(value: unknown, decimals: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimals);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
