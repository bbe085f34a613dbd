import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadWords } from '#core/messages/message-store.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { dateOf } from '#lib/calendar-date.ts';
import { flatRows } from '../portable/flat-rows.ts';
import { makePortableFile } from '../portable/portable-file.ts';
import { portableTables, type PortableTable } from '../portable/portable-tables.ts';
import { readEverything, type Period } from '../portable/read-everything.ts';
import { loadReportWords } from '../portable/report-words.ts';
import { writeCsv } from '../portable/write-csv.ts';
import { exportFormats, exportOptions } from './export-options.ts';

/** What is asked for. Options and format are checked here: a newer page, or an address, can ask for one that this program does not know. */
export interface ExportRequest {
  readonly options: readonly string[];
  readonly period: Period;
  readonly format: string;
  /** The language of the file, whatever the interface speaks. */
  readonly language: LanguageCode;
}

export type ExportAnswer =
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly type: string;
      readonly content: BlobPart;
      readonly records: number;
    }
  /** Neither a record nor a filled-in line lies in what was asked for. */
  | { readonly kind: 'nothing' }
  /** An option or a format that this program does not know: the specification's `notImplemented`. */
  | { readonly kind: 'notImplemented' };

/** What making a file needs of the program. */
export interface FileWorld {
  readonly client: DataClient;
  readonly load: LoadWords;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Makes the file. Rejects with `ReadProblem` when rows could not be read, and when it was ended: a file is whole or there is none. */
export async function makeExport(
  { options, period, format, language }: ExportRequest,
  world: FileWorld,
): Promise<ExportAnswer> {
  if (!options.every((option) => Object.hasOwn(exportOptions, option)) || !isFormat(format))
    return { kind: 'notImplemented' };
  const tables = tablesOf(options);
  const { client, load, now, signal, progress } = world;
  const [words, rows] = await Promise.all([
    loadReportWords(load, language, tables),
    readEverything(client, tables, { period, ...(signal && { signal }), ...(progress && { progress }) }),
  ]);
  const lines = tables.flatMap((of) => flatRows(of, rows.get(of.table) ?? [], words));
  if (lines.length === 0) return { kind: 'nothing' };
  const name = `cogn-${dateOf(now())}.${format}`;
  const records = tables.reduce((sum, { table, isDated }) => sum + (isDated ? (rows.get(table)?.length ?? 0) : 0), 0);
  if (format === 'json') {
    const text = `${JSON.stringify(makePortableFile(rows, { language, period, now: now() }), null, 2)}\n`;
    return { kind: 'file', name, type: 'application/json', content: text, records };
  }
  const inOrder = lines.toSorted((one, other) => one.date.localeCompare(other.date));
  const columns = ['date', 'type', 'field', 'value'] as const;
  const text = writeCsv(
    columns.map((column) => words.own(column)),
    inOrder.map((line) => columns.map((column) => line[column])),
  );
  return { kind: 'file', name, type: 'text/csv;charset=utf-8', content: text, records };
}

const isFormat = (format: string) => exportFormats.some((known) => known === format);

/** The tables of the pages that the options name. */
function tablesOf(options: readonly string[]): readonly PortableTable[] {
  const pages = new Set(options.map((option) => exportOptions[option]));
  return portableTables.filter(({ page }) => pages.has(page));
}
