import { unparse } from 'papaparse';
import type { LanguageCode } from '#core/messages/languages.ts';
import { hasDecimalComma } from './has-decimal-comma.ts';

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
