import { unparse } from 'papaparse';
import { type LanguageCode, htmlLang } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';

/**
 * Matches cells that a spreadsheet would run as a formula. They begin with one of these characters, in normal or full width.
 * A plain number such as -5 does not match.
 */
// eslint-disable-next-line redos/no-vulnerable -- anchored; digits, one mark, digits
const looksLikeFormula = /^(?:[=@＝＠\t\r\n]|[+\-＋－](?!\d+(?:[.,]\d+)?$))/u;

/**
 * Writes CSV for spreadsheet programs: UTF-8 with BOM, CRLF, every cell quoted. The delimiter follows the language: a
 * semicolon if its decimal sign is a comma (decision 50). An apostrophe before a formula prevents CSV injection (OWASP);
 * plain numbers need none.
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

export function hasDecimalComma(language: LanguageCode): boolean {
  return (1.5).toLocaleString(htmlLang(language)).includes(',');
}

/**
 * Writes rows as CSV with the table's own columns except `user_id`, for the copy of all data. csv-files.ts has the columns
 * of the export. Numbers have the language's decimal sign, so that a spreadsheet can sum them. Lists are JSON, and blank
 * values are empty cells.
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
