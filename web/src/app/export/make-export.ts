import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadWords } from '#core/messages/message-store.ts';
import type { Row } from '#core/outbox/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { dateOf } from '#lib/calendar-date.ts';
import { flatRows } from '../portable/flat-rows.ts';
import { makePortableFile } from '../portable/portable-file.ts';
import { portableTables, type PortableTable } from '../portable/portable-tables.ts';
import { readEverything, type Period, type RowsByTable } from '../portable/read-everything.ts';
import { loadNamespaces, loadReportWords, namespacesOf } from '../portable/report-words.ts';
import { writeCsv } from '../portable/write-csv.ts';
import type { ReportInput } from '../report/report-input.ts';
import { comparedTables } from '../report/summary/entries-of.ts';
import { periodBefore } from '../report/summary/spans.ts';
import { exportFormats, exportOptions } from './export-options.ts';

/** What is asked for. Options and format are checked here: a newer page, or an address, can ask for one that this program does not know. */
export interface ExportRequest {
  readonly options: readonly string[];
  readonly period: Period;
  readonly format: string;
  /** The language of the file, whatever the interface speaks. */
  readonly language: LanguageCode;
  /** The name on a report's first page, where it is known. */
  readonly person?: string | null;
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

/** What makes a report of plain data: a worker, but for tests. */
export type MakeReport = (
  input: ReportInput,
  running: { readonly signal?: AbortSignal; readonly progress?: (share: number) => void },
) => Promise<Uint8Array<ArrayBuffer>>;

/** What making a file needs of the program. */
export interface FileWorld {
  readonly client: DataClient;
  readonly load: LoadWords;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  readonly progress?: (share: number) => void;
  readonly report?: MakeReport;
}

/** A report takes time twice: to read the rows, and to set them. */
const reading = 0.3;

/** Makes the file. Rejects with `ReadProblem` when rows could not be read, and when it was ended: a file is whole or there is none. */
export async function makeExport(request: ExportRequest, world: FileWorld): Promise<ExportAnswer> {
  const { options, period, format, language } = request;
  if (!options.every((option) => Object.hasOwn(exportOptions, option)) || !isFormat(format))
    return { kind: 'notImplemented' };
  const tables = tablesOf(options);
  const { client, load, now, signal, progress } = world;
  const [words, rows] = await Promise.all([
    loadReportWords(load, language, tables),
    readEverything(client, tables, {
      period,
      ...(signal && { signal }),
      progress: (share) => progress?.(format === 'pdf' ? share * reading : share),
    }),
  ]);
  const linesOf = (of: PortableTable, some: readonly Row[]) => flatRows(of, some, words);
  const isFilled = tables.some((of) => rows.get(of.table)?.some((row) => linesOf(of, [row]).length > 0));
  if (!isFilled) return { kind: 'nothing' };
  const name = `cogn-${dateOf(now())}.${format}`;
  const records = tables.reduce((sum, { table, isDated }) => sum + (isDated ? (rows.get(table)?.length ?? 0) : 0), 0);
  if (format === 'json') {
    const text = `${JSON.stringify(makePortableFile(rows, { language, period, now: now() }), null, 2)}\n`;
    return { kind: 'file', name, type: 'application/json', content: text, records };
  }
  if (format === 'pdf') {
    const content = await writeReport(request, { tables, rows }, world);
    return { kind: 'file', name, type: 'application/pdf', content, records };
  }
  const lines = tables.flatMap((of) => linesOf(of, rows.get(of.table) ?? []));
  const inOrder = lines.toSorted((one, other) => one.date.localeCompare(other.date));
  const columns = ['date', 'type', 'field', 'value'] as const;
  const text = writeCsv(
    columns.map((column) => words.own(column)),
    inOrder.map((line) => columns.map((column) => line[column])),
  );
  return { kind: 'file', name, type: 'text/csv;charset=utf-8', content: text, records };
}

/** Sets the report; where the period has a beginning, the time before is read as well, so that what changed can be told. */
async function writeReport(
  { period, language, person = null }: ExportRequest,
  { tables, rows }: { readonly tables: readonly PortableTable[]; readonly rows: RowsByTable },
  { client, load, now, signal, progress, report }: FileWorld,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!report) throw new Error('Nothing was given that makes a report.');
  const earlier = periodBefore(period, dateOf(now()));
  const compared = tables.filter(({ table }) => comparedTables.some((each) => each === table));
  const [words, before] = await Promise.all([
    loadNamespaces(load, language, [...namespacesOf(tables), 'report']),
    earlier === null
      ? new Map<string, readonly Row[]>()
      : readEverything(client, compared, { period: earlier, ...(signal && { signal }) }),
  ]);
  const input: ReportInput = {
    language,
    words: Object.fromEntries([...words].map(([namespace, texts]) => [namespace, texts ?? {}])),
    person,
    period,
    tables,
    rows,
    before,
    now: now().getTime(),
  };
  return report(input, {
    ...(signal && { signal }),
    progress: (share) => progress?.(reading + share * (1 - reading)),
  });
}

const isFormat = (format: string) => exportFormats.some((known) => known === format);

/** The tables of the pages that the options name. */
function tablesOf(options: readonly string[]): readonly PortableTable[] {
  const pages = new Set(options.map((option) => exportOptions[option]));
  return portableTables.filter(({ page }) => pages.has(page));
}
