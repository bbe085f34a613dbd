import { unparse } from 'papaparse';
import { type LanguageCode, htmlLang } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';

/** What a spreadsheet program would run as a formula: these first characters, in the width of Japanese and Chinese too, unless a plain number follows. */
// eslint-disable-next-line redos/no-vulnerable -- anchored; digits, one mark, digits
const looksLikeFormula = /^(?:[=@＝＠\t\r\n]|[+\-＋－](?!\d+(?:[.,]\d+)?$))/u;

/**
 * A table as CSV that spreadsheet programs open rightly: UTF-8 with its mark, CRLF, every cell quoted, and between cells what Excel reads where numbers are written
 * as in this language: semicolons where a comma begins the decimals, commas elsewhere (decision 50). A cell that would be run as a formula gets an
 * apostrophe in front (OWASP, CSV injection); a plain number does not.
 */
export function writeCsv(columns: readonly string[], lines: readonly (readonly string[])[], language: LanguageCode): string {
  const text = unparse(
    { fields: [...columns], data: lines.map((line) => [...line]) },
    {
      ...{ quotes: true, newline: '\r\n', escapeFormulae: looksLikeFormula },
      delimiter: hasDecimalComma(language) ? ';' : ',',
    },
  );
  return `\uFEFF${text}\r\n`;
}

/** Whether numbers of this language have a comma before their decimals. */
export function hasDecimalComma(language: LanguageCode): boolean {
  return (1.5).toLocaleString(htmlLang(language)).includes(',');
}

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
