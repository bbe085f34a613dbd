import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages } from '#core/messages/message-store.ts';
import type { Row } from '#core/rows/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { dateOf } from '#lib/local-date.ts';
import { flatRows } from '#portability/portable/flat-rows.ts';
import { gatherRows } from '#portability/portable/gather-rows.ts';
import { rowsIn, type Period } from '#portability/portable/period.ts';
import { makePortableFile } from '#portability/portable/portable-file.ts';
import { portableTables, type PortableTable } from '#portability/portable/portable-tables.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { loadReportMessages } from '#portability/portable/report-messages.ts';
import { writeCsv } from '#portability/portable/write-csv.ts';
import { type ReportInput, loadMessagesOfReport } from '#portability/report/report-input.ts';
import { comparedTables } from '#portability/report/summary/entries-of.ts';
import { periodBefore } from '#portability/report/summary/spans.ts';
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
      /** When its rows were read, in milliseconds, if nobody answered now: it is made of what the device kept. */
      readonly asOf?: number;
    }
  /** Neither a record nor a filled-in line lies in what was asked for. */
  | { readonly kind: 'nothing' }
  /** An option or a format that this program does not know. */
  | { readonly kind: 'notImplemented' };

/** What makes a report of plain data: a worker, but for tests. */
export type MakeReport = (
  input: ReportInput,
  running: { readonly signal?: AbortSignal; readonly progress?: (share: number) => void },
) => Promise<Uint8Array<ArrayBuffer>>;

/** What making a file needs of the program. */
export interface FileDependencies {
  readonly client: DataClient;
  /** Whose rows are kept on this device, and read there without a network; without it none are. */
  readonly userId?: string | null;
  readonly load: LoadMessages;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  readonly progress?: (share: number) => void;
  readonly report?: MakeReport;
}

/** A report takes time twice: to read the rows, and to set them. */
const reading = 0.3;

/** Makes the file. Rejects with `ReadProblem` when rows could not be read, and when it was ended: a file is whole or there is none. */
export async function makeExport(request: ExportRequest, world: FileDependencies): Promise<ExportAnswer> {
  const { options, period, format, language } = request;
  if (!options.every((option) => Object.hasOwn(exportOptions, option)) || !isFormat(format))
    return { kind: 'notImplemented' };
  const tables = tablesOf(options);
  const { client, userId = null, load, now, signal, progress } = world;
  // Where the period has a beginning a report needs the time before as well, so that it can report changes.
  const earlier = format === 'pdf' ? periodBefore(period, dateOf(now())) : null;
  const isCompared = ({ table }: PortableTable) => comparedTables.some((each) => each === table);
  const [words, gathered] = await Promise.all([
    loadReportMessages(load, language, tables),
    gatherRows(tables, {
      ...{ client, userId, now, ...(signal && { signal }) },
      periodOf: (of) => (earlier && isCompared(of) ? { from: earlier.from, to: period.to } : period),
      progress: (share) => progress?.(format === 'pdf' ? share * reading : share),
    }),
  ]);
  const rowsOf = (some: readonly PortableTable[], days: Period) =>
    new Map(some.map((of) => [of.table, rowsIn(of, gathered.rows.get(of.table) ?? [], days)]));
  const rows = rowsOf(tables, period);
  const { asOf } = gathered;
  const linesOf = (of: PortableTable, some: readonly Row[]) => flatRows(of, some, words);
  const isFilled = tables.some((of) => rows.get(of.table)?.some((row) => linesOf(of, [row]).length > 0));
  if (!isFilled) return { kind: 'nothing' };
  const records = tables.reduce((sum, { table, isDated }) => sum + (isDated ? (rows.get(table)?.length ?? 0) : 0), 0);
  const file = (type: string, content: BlobPart): ExportAnswer => ({
    ...{
      kind: 'file',
      name: `cogn-${dateOf(now())}.${format}`,
      type,
      content,
      records,
      ...(asOf !== undefined && { asOf }),
    },
  });
  if (format === 'json') {
    const made = makePortableFile(rows, { language, period, now: now(), asOf });
    return file('application/json', `${JSON.stringify(made, null, 2)}\n`);
  }
  if (format === 'pdf') {
    const before = earlier ? rowsOf(tables.filter(isCompared), earlier) : new Map<string, readonly Row[]>();
    return file('application/pdf', await writeReport(request, { tables, rows, before, asOf }, world));
  }
  const lines = tables.flatMap((of) => linesOf(of, rows.get(of.table) ?? []));
  const inOrder = lines.toSorted((one, other) => one.date.localeCompare(other.date));
  const columns = ['date', 'type', 'field', 'value'] as const;
  const text = writeCsv(
    columns.map((column) => words.own(column)),
    inOrder.map((line) => columns.map((column) => line[column])),
    language,
  );
  return file('text/csv;charset=utf-8', text);
}

interface ReportRows {
  readonly tables: readonly PortableTable[];
  readonly rows: RowsByTable;
  readonly before: RowsByTable;
  readonly asOf: number | undefined;
}

async function writeReport(
  { period, language, person = null }: ExportRequest,
  { tables, rows, before, asOf }: ReportRows,
  { load, now, signal, progress, report }: FileDependencies,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!report) throw new Error('Nothing was given that makes a report.');
  const input: ReportInput = {
    ...{ language, words: await loadMessagesOfReport(load, language, tables) },
    ...{ person, period, tables, rows, before, now: now().getTime(), ...(asOf !== undefined && { asOf }) },
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
