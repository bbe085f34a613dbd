/**
 * Measures how often the 95 % interval of the difference between two kinds of day contains the true difference. Also measures
 * how often the app shows a difference in a history without any, and how often it shows a planted difference. Some 30 of 100
 * days of each series are missing, so about half of the days have values of both series. `npm run bench:hypotheses` prints
 * the tables of docs/hypotheses.md. `-- --histories 100` uses fewer histories, and `-- --only plans` prints only the rows of
 * alternating plans. The seeds of the random generator are 1, 2, …
 */
import { parseArgs } from 'node:util';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import {
  areEnough,
  differenceOfKinds,
  visibleDifference,
  type DayOfKind,
} from '../web/src/lib/differences/difference-of-kinds.ts';
import type { Difference } from '../web/src/lib/differences/difference-of-means.ts';
import { splitOf } from '../web/src/lib/insights/split.ts';
import { studentTail } from '../web/src/lib/insights/student-tail.ts';
import { madeHistory, type Made } from '../web/src/lib/insights/testing/made-history.ts';
import { daysAsPlanned, foreseePlan } from '../web/src/overview/hypotheses/alternating-plan.ts';
import { describeMachine } from './describe-machine.ts';
import { share } from './share.ts';

const { values: asked } = parseArgs({
  options: { histories: { type: 'string', default: '400' }, only: { type: 'string' } },
});
const histories = Number(asked.histories);
const persistences = [0, 0.3, 0.6, 0.8];
const planted = [0.3, 0.5, 0.8];
const cases = [
  ...[60, 120].flatMap((days) => persistences.map((persistence) => ({ days, persistence }))),
  { days: 360, persistence: 0.6 },
];
type Case = (typeof cases)[number];
type Kind = Partial<Made> & { readonly noise?: boolean; readonly causeShape?: Made['shape'] };

/**
 * The days of a generated history that have both values, divided at the cut that the app would use. The two series are
 * unrelated.
 */
function daysOf(seed: number, { days, persistence }: Case, { noise, causeShape, ...kind }: Kind): readonly DayOfKind[] {
  const made = { seed, days, persistence, series: 2, missing: 'random', ...kind } as const;
  const of = (shape: Made['shape'], name: string) => madeHistory({ ...made, ...(shape && { shape }) }).get(name)!;
  const [causes, values] = [of(causeShape ?? kind.shape, '0'), of(kind.shape, '1')];
  const other = noise ? madeHistory({ ...made, seed: seed + 1e6, persistence: 0, missing: 'none' }).get('1') : undefined;
  const known = [...values].flatMap((value, day) => {
    const cause = causes[day]!;
    return Number.isNaN(value) || Number.isNaN(cause) ? [] : [{ day, value: value + (other?.[day] ?? 0), cause }];
  });
  const split = splitOf(
    known.map(({ cause }) => cause),
    causeShape === 'yesNo' ? [1] : [],
  );
  return split === null ? [] : known.map(({ day, value, cause }) => ({ day, value, isOfKind: cause >= split.cut }));
}

/** Whether Welch's test, which treats days as independent, shows a difference. */
function showsWithWelch(days: readonly DayOfKind[]): boolean {
  const [one, other] = [true, false].map((kind) => {
    const values = days.filter(({ isOfKind }) => isOfKind === kind).map(({ value }) => value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const part = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) / values.length;
    return { mean, part, freedom: values.length - 1 };
  }) as [{ mean: number; part: number; freedom: number }, { mean: number; part: number; freedom: number }];
  const freedom = (one.part + other.part) ** 2 / (one.part ** 2 / one.freedom + other.part ** 2 / other.freedom);
  return studentTail(Math.abs(one.mean - other.mean) / Math.sqrt(one.part + other.part), freedom) <= 0.05;
}

/** Prints, for each row, in what share of histories its statement is true. Histories with too few days (null) do not count. */
function table(rows: readonly string[], statementsOf: (of: Case, seed: number) => readonly boolean[] | null): void {
  const columns = cases.map((of) =>
    Array.from({ length: histories }, (_, at) => statementsOf(of, at + 1)).filter((statements) => statements !== null),
  );
  rows.forEach((name, row) => {
    const cells = columns.map((known) => share(known.filter((statements) => statements[row]).length, known.length));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  });
}

const kinds: Readonly<Record<string, Kind>> = {
  'smooth values': {},
  'scale of five steps': { shape: 'steps' },
  'yes or no (the outcome)': { shape: 'yesNo', causeShape: 'smooth' },
  'yes or no (the kind of day)': { causeShape: 'yesNo' },
  'weekly cycle in both': { drift: 'weekly' },
  'trend in both': { drift: 'trend' },
  'level shifts in both': { drift: 'shifts' },
  'half of the variance is noise': { noise: true },
  'missing in stretches': { missing: 'stretches' },
};
/** Two unrelated series. */
function pairs(): void {
  console.log(`| | ${cases.map(({ days, persistence }) => `${String(days)} days, ${String(persistence)}`).join(' | ')} |`);

  console.log('\nIntervals that contain the true difference');
  for (const [name, kind] of Object.entries(kinds))
    table([name], (of, seed) => {
      const difference = differenceOfKinds(daysOf(seed, of, kind));
      return difference && [difference.low <= 0 && difference.high >= 0];
    });

  console.log('\nDifferences shown where there is none, if days were independent (Welch)');
  table(['smooth values'], (of, seed) => {
    const days = daysOf(seed, of, {});
    return areEnough(days) ? [showsWithWelch(days)] : null;
  });
  table(['weekly cycle in both'], (of, seed) => {
    const days = daysOf(seed, of, { drift: 'weekly' });
    return areEnough(days) ? [showsWithWelch(days)] : null;
  });

  console.log('\nDifferences shown, by the planted difference in standard deviations; last, the foreseen one');
  table([...planted.map(String), 'as large as foreseen'], (of, seed) => {
    const days = daysOf(seed, of, {});
    // Predict the visible difference from another history of the same kind, as the form predicts it from past days.
    const before = daysOf(seed + 1e5, of, {});
    const [known, past] = [differenceOfKinds(days), differenceOfKinds(before)];
    if (known === null || past === null) return null;
    const foreseen = visibleDifference((past.high - past.low) / 2, before.length, days.length);
    // The estimate is linear in the kind of day, so a planted difference moves the whole interval by its own size.
    return [...planted, foreseen].map((by) => known.low + by > 0);
  });
}

const planDays = 56;
const first = calendarDate('2026-01-01');
const asks = { outcome: 'social', lag: 0 } as const;

/** A generated history of one series, with records on some 70 of 100 days. */
const recordedOf = (seed: number, days: number, { persistence, kind }: { persistence: number; kind: Kind }) => ({
  series: new Map([['social', madeHistory({ seed, days, persistence, series: 1, missing: 'random', ...kind }).get('0')!]]),
  from: first,
});

/** Prints, for each persistence, the share of histories of which each statement about a plan's difference is true. */
function planRows(
  rows: readonly string[],
  { stretch, kind }: { readonly stretch: number; readonly kind: Kind },
  statementsOf: (difference: Difference, of: { readonly seed: number; readonly persistence: number }) => readonly boolean[],
): void {
  const columns = persistences.map((persistence) =>
    Array.from({ length: histories }, (_, at) => at + 1).flatMap((seed) => {
      const plan = { first, days: planDays, stretch, seed };
      const recorded = recordedOf(seed, planDays, { persistence, kind });
      const difference = differenceOfKinds(daysAsPlanned(recorded, { ...asks, plan }, addDays(first, planDays)));
      return difference ? [statementsOf(difference, { seed, persistence })] : [];
    }),
  );
  rows.forEach((name, row) => {
    const cells = columns.map((known) => share(known.filter((statements) => statements[row]).length, known.length));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  });
}

/** Plans of 56 days that alternate stretches of 1, 3 or 7 days. */
function plans(): void {
  const ofPlans = [
    'smooth values',
    'scale of five steps',
    'yes or no (the outcome)',
    'weekly cycle in both',
    'trend in both',
  ];
  console.log(`\nPlans of 56 days\n| | ${persistences.map(String).join(' | ')} |`);
  console.log('\nIntervals that contain the true difference');
  for (const stretch of [1, 3, 7]) {
    for (const name of ofPlans) {
      planRows([`${String(stretch)}, ${name.replace(' in both', '')}`], { stretch, kind: kinds[name]! }, ({ low, high }) => [
        low <= 0 && high >= 0,
      ]);
    }
  }
  console.log('\nDifferences shown, by the planted difference in standard deviations; last, the foreseen one');
  for (const stretch of [1, 3, 7]) {
    const rows = [...planted.map(String), 'as large as foreseen'].map((name) => `${String(stretch)}, ${name}`);
    planRows(rows, { stretch, kind: {} }, ({ low }, { seed, persistence }) => {
      // Predict the visible difference from the year before, as the form does.
      const before = recordedOf(seed + 1e5, 365, { persistence, kind: {} });
      const { visible } = foreseePlan(before, { outcome: 'social', stretch, days: planDays }, addDays(first, 364));
      return [...planted, visible ?? 0].map((by) => low + by > 0);
    });
  }
}

console.log(`${describeMachine()}; ${String(histories)} histories a cell\n`);
if (asked.only !== 'plans') pairs();
plans();
