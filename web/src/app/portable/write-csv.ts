import { unparse } from 'papaparse';

/** What a spreadsheet program would run as a formula: these first characters, in the width of Japanese and Chinese too, unless a plain number follows. */
const looksLikeFormula = /^(?:[=@＝＠\t\r\n]|[+\-＋－](?!\d+(?:[.,]\d+)?$))/u;

/**
 * A table as CSV that spreadsheet programs open rightly: UTF-8 with its mark, commas, CRLF, every cell quoted. A cell that would be run as a formula gets
 * an apostrophe in front (OWASP, CSV injection); a plain number does not.
 */
export function writeCsv(columns: readonly string[], lines: readonly (readonly string[])[]): string {
  const text = unparse(
    { fields: [...columns], data: lines.map((line) => [...line]) },
    { quotes: true, newline: '\r\n', escapeFormulae: looksLikeFormula },
  );
  return `\uFEFF${text}\r\n`;
}
