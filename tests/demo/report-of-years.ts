import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { yearOfRows } from './year-of-rows.ts';

const last = calendarDate('2026-11-20');
const source = join(import.meta.dirname, '../../web/src');

/** Imports a module of the web app by a computed path. With a literal path, the type check would include the whole app. */
const importModule = async <Module>(path: string) => (await import(join(source, path))) as Module;
const { makeReport } = await importModule<{
  makeReport: (
    input: object,
    running: { loadFont: (name: string) => Promise<Uint8Array>; progress?: () => void },
  ) => Promise<Uint8Array>;
}>('portability/report/make-report.ts');
const { loadMessagesOfReport } = await importModule<{
  loadMessagesOfReport: (
    load: (language: string, namespace: string) => Promise<object>,
    language: string,
    tables: readonly object[],
  ) => Promise<object>;
}>('portability/report/report-input.ts');
const { sectionsOf } = await importModule<{ sectionsOf: (input: object, format: object) => readonly Section[] }>(
  'portability/report/appendix/sections.ts',
);
const { createReportFormat } = await importModule<{ createReportFormat: (input: object) => object }>(
  'portability/report/report-format.ts',
);
const { fontFiles } = await importModule<{ fontFiles: Readonly<Record<string, URL>> }>(
  'portability/report/fonts/font-files.ts',
);
const { portableTables } = await importModule<{
  portableTables: readonly { page: string; table: string; fields: object; isDated: boolean }[];
}>('portability/portable/portable-tables.ts');
const { withTagNames } = await importModule<{ withTagNames: (rows: Rows) => Rows }>('portability/portable/name-tags.ts');
const { separateOptions } = await importModule<{ separateOptions: readonly string[] }>(
  'portability/export/export-options.ts',
);

type Rows = ReadonlyMap<string, readonly object[]>;
type Words = readonly { readonly label?: string; readonly text: string }[];

/** The parts of the app's type that this file uses. */
interface Section {
  readonly count: number;
  readonly items: readonly Words[];
  readonly daysOf: () => readonly {
    readonly rows: readonly object[];
    readonly describe: (rows: readonly object[]) => Words;
  }[];
}

/** What a report contains after its summary. */
export const appendices = {
  'summary only': [],
  records: portableTables.filter(({ page }) => !separateOptions.includes(page)),
  'all records': portableTables,
};

const files = globSync('**/messages/*.ts', { cwd: source });
async function loadMessages(language: string, namespace: string): Promise<object> {
  const file = files.find((each) => each.endsWith(`/${namespace}/messages/${language}.ts`));
  if (file === undefined) throw new Error(`There are no words of ${namespace} in ${language}.`);
  return (await importModule<{ default: object }>(file)).default;
}

/** Returns the rows of this many consecutive example years, by table, as the export page reads them. */
async function rowsOf(years: number): Promise<Rows> {
  const rows = new Map<string, readonly object[]>();
  for (let year = 0; year < years; year += 1) {
    for (const [table, all] of await yearOfRows(addDays(last, -365 * year), `owner ${String(year)}`)) {
      // Lists and settings have no date, so one year's rows are enough.
      const counted = year === 0 || all.some((row) => 'date' in row) ? all : [];
      rows.set(table, [...(rows.get(table) ?? []), ...counted]);
    }
  }
  return withTagNames(rows);
}

/** The input of a report of consecutive example years that end on a fixed day. */
export async function reportInputOf(years: number, language: string, contents: keyof typeof appendices) {
  return {
    ...{ language, writtenIn: 'pt', person: 'Ana Souza', period: { from: null, to: null }, before: new Map() },
    ...{ messages: await loadMessagesOfReport(loadMessages, language, portableTables) },
    ...{ tables: portableTables, appendix: appendices[contents], rows: await rowsOf(years) },
    now: new Date(2026, 10, 20, 18).getTime(),
  };
}

/** The number of records after the summary, and all their texts. */
export function recordsIn(input: object): { readonly count: number; readonly text: string } {
  const sections = sectionsOf(input, createReportFormat(input));
  const words = sections.flatMap(({ items, daysOf }) => [...items, ...daysOf().map(({ rows, describe }) => describe(rows))]);
  return {
    count: sections.reduce((sum, { count }) => sum + count, 0),
    text: words.map((line) => line.map(({ label = '', text }) => label + text).join('\n')).join('\n'),
  };
}

/** Makes the report as the app's web worker does, with fonts from the disk. */
export function makeReportOf(input: object, progress?: () => void): Promise<Uint8Array> {
  const loadFont = async (name: string) => new Uint8Array(await readFile(fontFiles[name] ?? ''));
  return makeReport(input, { loadFont, ...(progress && { progress }) });
}

/** Counts the PDF's page objects. A PDF compresses objects without a stream together, so decompress them first. */
export function pagesOf(file: Uint8Array): number {
  const bytes = Buffer.from(file);
  let pages = 0;
  for (const { 0: head, 1: length, index } of bytes
    .toString('latin1')
    .matchAll(/\/ObjStm [^>]*\/Length (\d+)[^>]*>>\nstream\n/g)) {
    const start = index + head.length;
    const objects = inflateSync(bytes.subarray(start, start + Number(length))).toString('latin1');
    pages += objects.match(/\/Type \/Page\n/g)?.length ?? 0;
  }
  return pages;
}
