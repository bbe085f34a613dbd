// Measures time, memory, size and pages of the PDF report of one and of ten example years (`npm run demo`), for each choice of what
// follows the summary. Runs the code of the app's web worker in Node. The time to fetch the rows is not included. Run: npm run bench:report
import { loadavg } from 'node:os';
import { appendices, makeReportOf, pagesOf, reportInputOf } from '../tests/demo/report-of-years.ts';
import { describeMachine } from './describe-machine.ts';
import { summarize } from './sample-statistics.ts';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 5);
const languages = ['pt', 'ja'] as const;

interface Measured {
  readonly years: number;
  readonly language: (typeof languages)[number];
  readonly contents: keyof typeof appendices;
  readonly times: number;
}

async function measure({ years, language, contents, times }: Measured): Promise<void> {
  const input = await reportInputOf(years, language, contents);
  const seconds: number[] = [];
  const processor: number[] = [];
  let file = new Uint8Array();
  let most = 0;
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    const used = process.cpuUsage();
    const made = await makeReportOf(input, () => (most = Math.max(most, process.memoryUsage.rss())));
    seconds.push((performance.now() - started) / 1000);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1e6);
    file = new Uint8Array(made);
  }
  most = Math.max(most, process.memoryUsage.rss());
  const count = [...input.rows.values()].reduce((sum, all) => sum + all.length, 0);
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
