// Measures time, memory, size and pages of the PDF report of one and of ten example years (`npm run demo`), for each choice of
// what follows the summary. Runs the code of the app's web worker in Node. The time to fetch the rows is not included.
// Run: npm run bench:report
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { yearOfRows } from '../tests/demo/year-of-rows.ts';
import { describeMachine } from './describe-machine.ts';
import { summarize } from './sample-statistics.ts';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 5);
const last = calendarDate('2026-11-20');
const source = join(import.meta.dirname, '../web/src');
const languages = ['pt', 'ja'] as const;

/** Imports a module of the web app by a computed path. With a literal path, the type check would include the whole app. */
const fetchModule = async <Module>(path: string) => (await import(join(source, path))) as Module;
const { makeReport } = await fetchModule<{
  makeReport: (
    input: object,
    running: { loadFont: (name: string) => Promise<Uint8Array>; progress: () => void },
  ) => Promise<Uint8Array>;
}>('portability/report/make-report.ts');
const { fontFiles } = await fetchModule<{ fontFiles: Readonly<Record<string, URL>> }>(
  'portability/report/fonts/font-files.ts',
);
const { portableTables } = await fetchModule<{ portableTables: readonly { page: string }[] }>(
  'portability/portable/portable-tables.ts',
);
const { namespacesOf } = await fetchModule<{ namespacesOf: (tables: readonly object[]) => readonly string[] }>(
  'portability/portable/report-messages.ts',
);

const { separateOptions } = await fetchModule<{ separateOptions: readonly string[] }>(
  'portability/export/export-options.ts',
);

/** What a report contains after its summary. */
const appendices = {
  'summary only': [],
  records: portableTables.filter(({ page }) => !separateOptions.includes(page)),
  'all records': portableTables,
};

async function messagesIn(language: string): Promise<object> {
  const namespaces = [...namespacesOf(portableTables), 'report', 'summary'];
  const files = globSync(`**/messages/${language}.ts`, { cwd: source });
  const read = namespaces.map(async (namespace) => {
    const file = files.find((each) => each.endsWith(`/${namespace}/messages/${language}.ts`));
    if (file === undefined) throw new Error(`There are no words of ${namespace} in ${language}.`);
    return [namespace, (await fetchModule<{ default: object }>(file)).default] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Returns the rows of this many consecutive example years, by table. */
async function rowsOf(years: number): Promise<ReadonlyMap<string, readonly object[]>> {
  const rows = new Map<string, readonly object[]>();
  for (let year = 0; year < years; year += 1) {
    for (const [table, all] of await yearOfRows(addDays(last, -365 * year), `owner ${String(year)}`)) {
      // Lists and settings have no date, so one year's rows are enough.
      const counted = year === 0 || all.some((row) => 'date' in row) ? all : [];
      rows.set(table, [...(rows.get(table) ?? []), ...counted]);
    }
  }
  return rows;
}

/** Counts the PDF's page objects. A PDF compresses objects without a stream together, so decompress them first. */
function pagesOf(file: Uint8Array): number {
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

interface Measured {
  readonly years: number;
  readonly language: (typeof languages)[number];
  readonly contents: keyof typeof appendices;
  readonly times: number;
}

async function measure({ years, language, contents, times }: Measured): Promise<void> {
  const rows = await rowsOf(years);
  const input = {
    language,
    writtenIn: 'pt',
    messages: await messagesIn(language),
    person: 'Ana Souza',
    period: { from: null, to: null },
    tables: portableTables,
    appendix: appendices[contents],
    rows,
    before: new Map(),
    now: new Date(2026, 10, 20, 18).getTime(),
  };
  const seconds: number[] = [];
  const processor: number[] = [];
  let file = new Uint8Array();
  let most = 0;
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    const used = process.cpuUsage();
    const made = await makeReport(input, {
      loadFont: async (name) => new Uint8Array(await readFile(fontFiles[name] ?? '')),
      progress: () => (most = Math.max(most, process.memoryUsage.rss())),
    });
    seconds.push((performance.now() - started) / 1000);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1e6);
    file = new Uint8Array(made);
  }
  most = Math.max(most, process.memoryUsage.rss());
  const count = [...rows.values()].reduce((sum, all) => sum + all.length, 0);
  console.log(
    `| ${String(years)}, ${language}, ${contents} | ${String(count)} | ${spread(processor)} | ${spread(seconds)} | ${String(pagesOf(file))} | ${(file.length / 1e6).toFixed(2)} | ${(most / 1e6).toFixed(0)} |`,
  );
}

/** The median, with the smallest and the largest value in parentheses. */
function spread(taken: readonly number[]): string {
  const { median } = summarize(taken);
  return `${median.toFixed(1)} (${Math.min(...taken).toFixed(1)}–${Math.max(...taken).toFixed(1)})`;
}

const sayLoad = () =>
  console.log(
    `load: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );
console.log(describeMachine());
sayLoad();
console.log(
  '| years, language, contents | rows | processor time, s: median (least–most) | s until it was there | sheets | MB | memory of the process, MB |\n| --- | --- | --- | --- | --- | --- | --- |',
);
// COGN_BENCH_ONLY, such as "10 pt records", makes one report only, so that earlier reports do not add to the memory figure.
const only = process.env.COGN_BENCH_ONLY ?? '';
for (const years of [1, 10])
  for (const language of years === 1 ? languages : (['pt'] as const))
    for (const contents of Object.keys(appendices) as (keyof typeof appendices)[])
      if (only === '' || only === `${String(years)} ${language} ${contents}`)
        await measure({ years, language, contents, times: years === 1 ? rounds : Math.min(rounds, 3) });
sayLoad();
