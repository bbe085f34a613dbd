import type { LanguageCode } from '#core/messages/languages.ts';
import type { LoadMessages } from '#core/messages/message-store.ts';
import type { Row } from '#core/rows/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { dateOf } from '#lib/local-date.ts';
import { tagsTable } from '#shared-features/tags/tag-rows.ts';
import { writeZip } from '#lib/write-zip.ts';
import { makePatientSummary, summaryNamespaces } from '#portability/fhir/patient-summary.ts';
import { summaryTables } from '#portability/fhir/summary-sections.ts';
import { longCsv, wideCsvFiles } from '#portability/portable/csv-files.ts';
import { flatRows } from '#portability/portable/flat-rows.ts';
import { gatherRows } from '#portability/portable/gather-rows.ts';
import { rowsIn, type Period } from '#portability/portable/period.ts';
import { hasTags, withTagNames } from '#portability/portable/name-tags.ts';
import { makePortableFile } from '#portability/portable/portable-file.ts';
import { portableTables, type PortableTable } from '#portability/portable/portable-tables.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { loadNamespaces, loadReportMessages } from '#portability/portable/report-messages.ts';
import { type ReportInput, loadMessagesOfReport } from '#portability/report/report-input.ts';
import { comparedTables } from '#portability/report/summary/entries-of.ts';
import { periodBefore } from '#portability/report/summary/spans.ts';
import { exportFormats, exportOptions, separateOptions, type CsvLayout, type ReportContents } from './export-options.ts';

/** A requested export. `makeExport` checks options and format, because a newer page or a URL may contain unknown values. */
export interface ExportRequest {
  readonly options: readonly string[];
  readonly period: Period;
  readonly format: string;
  /** The layout of a CSV; `long` by default. */
  readonly csvLayout?: CsvLayout;
  /** The language of the file, which may differ from the language of the interface. */
  readonly language: LanguageCode;
  /** The user's name, which the first page of a report shows. */
  readonly person?: string | null;
  /** The language of the app, in which the person probably wrote. By default the file's language. */
  readonly writtenIn?: LanguageCode;
  /** What a PDF contains after its summary. By default nothing. */
  readonly contents?: ReportContents;
}

export type ExportAnswer =
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly type: string;
      readonly content: BlobPart;
      readonly records: number;
      /**
       * When the rows were read, in ms since 1970. Set only if the server was unreachable and the file has rows that this
       * device stored earlier.
       */
      readonly asOf?: number;
    }
  /** The selection contains no data. */
  | { readonly kind: 'nothing' }
  /** This version does not know an option or the format. */
  | { readonly kind: 'notImplemented' };

/** Makes a PDF from plain data. It runs in a worker, except in tests. */
export type MakeReport = (
  input: ReportInput,
  running: { readonly signal?: AbortSignal; readonly progress?: (share: number) => void },
) => Promise<Uint8Array<ArrayBuffer>>;

export interface FileDependencies {
  readonly client: DataClient;
  /**
   * The user whose rows this device stores for offline exports. If null, the export neither stores rows nor reads stored
   * rows.
   */
  readonly userId?: string | null;
  readonly load: LoadMessages;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  readonly progress?: (share: number) => void;
  readonly report?: MakeReport;
}

/** The share of the progress bar for reading rows. The rest is for making the PDF. */
const reading = 0.3;

/**
 * Makes the whole file or none. Rejects with `ReadProblem` if rows could not be read. Also rejects if messages could not be
 * fetched, or if the caller aborts.
 */
export async function makeExport(request: ExportRequest, dependencies: FileDependencies): Promise<ExportAnswer> {
  const { options, period, format, csvLayout, language } = request;
  if (!options.every((option) => Object.hasOwn(exportOptions, option)) || !isFormat(format))
    return { kind: 'notImplemented' };
  const tables = tablesOf(options).filter(({ table }) => format !== 'fhir' || summaryTables.includes(table));
  const read = withTags(tables);
  const { client, userId = null, load, now, signal, progress } = dependencies;
  // A report compares the period with the days before it, so it also needs the rows of those days.
  const earlier = format === 'pdf' ? periodBefore(period, dateOf(now())) : null;
  const isCompared = ({ table }: PortableTable) => comparedTables.some((each) => each === table);
  const [messages, gathered] = await Promise.all([
    loadReportMessages(load, language, tables),
    gatherRows(read, {
      ...{ client, userId, now, ...(signal && { signal }) },
      periodOf: (of) => (earlier && isCompared(of) ? { from: earlier.from, to: period.to } : period),
      progress: (share) => progress?.(format === 'pdf' ? share * reading : share),
    }),
  ]);
  const rowsOf = (some: readonly PortableTable[], days: Period) =>
    new Map(some.map((of) => [of.table, rowsIn(of, gathered.rows.get(of.table) ?? [], days)]));
  const stored = rowsOf(read, period);
  const rows = withTagNames(stored);
  const { asOf } = gathered;
  const isFilled = tables.some((of) => rows.get(of.table)?.some((row) => flatRows(of, [row], messages).length > 0));
  if (!isFilled) return { kind: 'nothing' };
  const records = tables.reduce((sum, { table, isDated }) => sum + (isDated ? (rows.get(table)?.length ?? 0) : 0), 0);
  const file = (type: string, content: BlobPart, ending: string = format): ExportAnswer => ({
    ...{
      kind: 'file',
      name: `cogn-${dateOf(now())}.${ending}`,
      type,
      content,
      records,
      ...(asOf !== undefined && { asOf }),
    },
  });
  if (format === 'json') {
    const made = makePortableFile(stored, { language, period, now: now(), asOf });
    return file('application/json', `${JSON.stringify(made, null, 2)}\n`);
  }
  if (format === 'fhir') {
    const made = await writeFhir(request, { rows, asOf }, dependencies);
    return file('application/fhir+json', `${JSON.stringify(made, null, 2)}\n`, 'fhir.json');
  }
  if (format === 'pdf') {
    const before = earlier ? rowsOf(tables.filter(isCompared), earlier) : new Map<string, readonly Row[]>();
    return file('application/pdf', await writeReport(request, { tables, rows, before, asOf }, dependencies));
  }
  const files = csvLayout === 'wide' ? wideCsvFiles(tables, rows, messages) : [];
  if (files.length > 1) return file('application/zip', await writeZip(files, now(), signal), 'zip');
  return file('text/csv;charset=utf-8', files[0]?.content ?? longCsv(tables, rows, messages));
}

interface ReportRows {
  readonly tables: readonly PortableTable[];
  readonly rows: RowsByTable;
  readonly before: RowsByTable;
  readonly asOf: number | undefined;
}

async function writeReport(
  { period, language, writtenIn = language, person = null, contents = null }: ExportRequest,
  { tables, rows, before, asOf }: ReportRows,
  { load, now, signal, progress, report }: FileDependencies,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!report) throw new Error('`report` is missing, which makes the PDF');
  const isAppended = ({ page }: PortableTable) => !separateOptions.includes(page) || contents?.includes(page);
  const input: ReportInput = {
    ...{ appendix: contents === null ? [] : tables.filter(isAppended), writtenIn },
    ...{ language, messages: await loadMessagesOfReport(load, language, tables) },
    ...{ person, period, tables, rows, before, now: now().getTime(), ...(asOf !== undefined && { asOf }) },
  };
  return report(input, {
    ...(signal && { signal }),
    progress: (share) => progress?.(reading + share * (1 - reading)),
  });
}

async function writeFhir(
  { language, person = null }: ExportRequest,
  { rows, asOf }: Pick<ReportRows, 'rows' | 'asOf'>,
  { load, now, userId }: FileDependencies,
): Promise<object> {
  const messages = await loadNamespaces(load, language, summaryNamespaces);
  const seed = userId ?? crypto.randomUUID();
  return makePatientSummary({ language, messages, rows, person, seed, now: now(), asOf });
}

const isFormat = (format: string) => exportFormats.some((known) => known === format);

function tablesOf(options: readonly string[]): readonly PortableTable[] {
  const pages = new Set(options.map((option) => exportOptions[option]));
  return portableTables.filter(({ page }) => pages.has(page));
}

/** Adds the table of tags if entries of one of the tables can have tags. */
function withTags(tables: readonly PortableTable[]): readonly PortableTable[] {
  if (!tables.some(hasTags)) return tables;
  return portableTables.filter((of) => tables.includes(of) || of.table === tagsTable);
}
