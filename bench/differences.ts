/**
 * Measures how often the 95 % interval of a difference of two periods contains the true difference, and how often it shows a
 * planted change. Every generated history has missing days. `npm run bench:differences` prints the tables of
 * docs/differences.md. `-- --histories 200` uses fewer histories. The seeds of the random generator are 1, 2, …
 */
import { parseArgs } from 'node:util';
import { marginOfDifference, weightedMean, type DailyValue } from '../web/src/lib/differences/difference-of-means.ts';
import { differenceOfShares } from '../web/src/lib/differences/difference-of-shares.ts';
import { normalQuantile } from '../web/src/lib/insights/normal-scores.ts';
import { madeHistory, type Made } from '../web/src/lib/insights/testing/made-history.ts';
import { margins } from './differences/candidate-margins.ts';
import { describeMachine } from './describe-machine.ts';
import { share } from './share.ts';

const { values: asked } = parseArgs({ options: { histories: { type: 'string', default: '1000' } } });
const histories = Number(asked.histories);
const cases = [30, 60].flatMap((days) => [0, 0.3, 0.6, 0.8].map((persistence) => ({ days, persistence })));
type Case = (typeof cases)[number];
type Kind = Partial<Made> & { readonly noise?: boolean };
type Periods = readonly [before: readonly DailyValue[], after: readonly DailyValue[]];

/** The recorded days of two periods of a generated history. Its values have the standard deviation 1 and no change. */
function periodsOf(seed: number, { days, persistence }: Case, { noise, ...kind }: Kind = {}): Periods {
  const made = { seed, days: 2 * days, persistence, series: 1, missing: 'random', ...kind } as const;
  const other = noise ? madeHistory({ ...made, seed: seed + 1e6, persistence: 0, missing: 'none' }).get('0') : undefined;
  const all = [...madeHistory(made).get('0')!].flatMap((value, day) =>
    Number.isNaN(value) ? [] : [{ day, value: value + (other?.[day] ?? 0), weight: 1 }],
  );
  return [all.filter(({ day }) => day < days), all.filter(({ day }) => day >= days)];
}

const valueOf = ([before, after]: Periods) => weightedMean(after)! - weightedMean(before)!;

/** Prints, for each row, in what share of histories its statement is true. Histories with too few days (null) do not count. */
function table(
  title: string,
  rows: readonly string[],
  statementsOf: (of: Case, seed: number) => readonly boolean[] | null,
): void {
  const line = (...cells: readonly string[]) => {
    console.log(`| ${cells.join(' | ')} |`);
  };
  console.log(`${title}\n`);
  line('', ...cases.map(({ days, persistence }) => `${String(days)} + ${String(days)} days, ${String(persistence)}`));
  line('---', ...cases.map(() => '---'));
  const columns = cases.map((of) =>
    Array.from({ length: histories }, (_, at) => statementsOf(of, at + 1)).filter((statements) => statements !== null),
  );
  rows.forEach((name, row) => {
    line(name, ...columns.map((known) => share(known.filter((statements) => statements[row]).length, known.length)));
  });
  console.log();
}

console.log(`${describeMachine()}; ${String(histories)} histories a cell\n`);

table('Means: intervals that contain the true difference, by method', Object.keys(margins), (of, seed) => {
  const periods = periodsOf(seed, of);
  const widths = Object.values(margins).map((margin) => margin(...periods));
  return widths.every((width) => width !== null) ? widths.map((width) => Math.abs(valueOf(periods)) <= width) : null;
});

const kinds: Readonly<Record<string, Kind>> = {
  'missing in stretches': { missing: 'stretches' },
  'scale of five steps': { shape: 'steps' },
  'weekly cycle': { drift: 'weekly' },
  'half of the variance is noise': { noise: true },
};
for (const [name, kind] of Object.entries(kinds))
  table('Means: intervals of the chosen method that contain the true difference', [name], (of, seed) => {
    const periods = periodsOf(seed, of, kind);
    const width = marginOfDifference(...periods);
    return width === null ? null : [Math.abs(valueOf(periods)) <= width];
  });

const planted = [0, 0.5, 0.8, 1.5];
table('Means: changes shown, by the planted change in standard deviations', planted.map(String), (of, seed) => {
  const periods = periodsOf(seed, of);
  const width = marginOfDifference(...periods);
  return width === null ? null : planted.map((by) => Math.abs(valueOf(periods) + by) > width);
});

for (const [earlier, later] of [
  [0.1, 0.1],
  [0.3, 0.3],
  [0.8, 0.8],
  [0.1, 0.4],
  [0.1, 0.7],
] as const) {
  const title = `Shares of days: ${String(earlier)} before, ${String(later)} after`;
  table(title, ['contains the true difference', 'shows a change'], (of, seed) => {
    const [before, after] = periodsOf(seed, of).map((days, at) =>
      days.map((day) => ({ ...day, value: day.value > -normalQuantile(at === 0 ? earlier : later) ? 1 : 0 })),
    );
    const difference = differenceOfShares(before!, after!);
    if (difference === null) return null;
    const { low, high } = difference;
    return [low <= later - earlier && later - earlier <= high, low > 0 || high < 0];
  });
}
