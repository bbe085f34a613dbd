import { readFile } from 'node:fs/promises';
import type { LanguageCode } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { loadSourceMessages } from '#portability/portable/testing/load-source-messages.ts';
import { fontFiles, type FontName } from '../fonts/font-files.ts';
import { loadMessagesOfReport, type ReportInput } from '../report-input.ts';

/** Reads fonts from disk. A browser fetches them instead. */
export const loadFont = async (name: FontName) => new Uint8Array(await readFile(fontFiles[name]));

/** The input of a report with these rows, in which every table was requested. */
export async function sampleReport(
  rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
  { language = 'pt', period = { from: null, to: null } }: { language?: LanguageCode; period?: ReportInput['period'] } = {},
): Promise<ReportInput> {
  const messages = await loadMessagesOfReport(loadSourceMessages, language, portableTables);
  const byTable = portableTables.map(({ table }) => [table, (rows[table] ?? []) as readonly Row[]] as const);
  return {
    language,
    writtenIn: 'pt',
    messages,
    person: 'Ana Souza',
    period,
    tables: portableTables,
    appendix: portableTables,
    rows: new Map(byTable),
    before: new Map(),
    now: new Date(2026, 2, 20, 15).getTime(),
  };
}
