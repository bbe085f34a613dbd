/**
 * Measures how often the app's insights report an effect in random data, and how often they find a planted effect. Each
 * generated history has 20 series; 40 pairs of them are tested at three lags. `npm run bench:insights` prints the tables of
 * docs/insights.md. `-- --histories 20` uses fewer histories. `-- --only candidates|noise|planted|fewest` prints one table.
 * The seeds of the random generator are 1, 2, …
 */
import { parseArgs } from 'node:util';
import { findInsights, shownUpTo } from '../web/src/lib/insights/find-insights.ts';
import { normalScores } from '../web/src/lib/insights/normal-scores.ts';
import { persistenceOf } from '../web/src/lib/insights/persistence-of.ts';
import { madeHistory, type Made } from '../web/src/lib/insights/testing/made-history.ts';
import { adjustments } from './insights/adjustments.ts';
import { generatedPairs, plantedPair, seriesCount } from './insights/generated-pairs.ts';
import { nulls } from './insights/null-models.ts';
import { describeMachine } from './describe-machine.ts';
import { share } from './share.ts';

const { values: asked } = parseArgs({
  options: { histories: { type: 'string', default: '200' }, only: { type: 'string' } },
});
const histories = Number(asked.histories);

function line(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

const effect = (strength: number): Pick<Made, 'effect'> => ({
  effect: { from: plantedPair.from, to: plantedPair.to, lag: 1, strength },
});

/** Compares all null models on the same histories of 120 days, under each correction for multiple tests. */
function candidates(): void {
  console.log(
    'Candidates, 120 days: share of noise histories that show anything, by persistence; last, share of planted effects (0.5, persistence 0.6) found\n',
  );
  line('null', 'adjustment', '0', '0.6', '0.8', 'planted found');
  line('---', '---', '---', '---', '---', '---');
  const counts = new Map<string, number[]>();
  const cases: readonly Partial<Made>[] = [
    { persistence: 0 },
    { persistence: 0.6 },
    { persistence: 0.8 },
    { persistence: 0.6, ...effect(0.5) },
  ];
  cases.forEach((made, column) => {
    for (let seed = 1; seed <= histories; seed += 1) {
      for (const [key, shown] of shownByNulls({ persistence: 0, ...made, seed, days: 120, series: seriesCount })) {
        const row = counts.get(key) ?? [0, 0, 0, 0];
        row[column]! += (made.effect ? shown.includes(3 * generatedPairs.indexOf(plantedPair) + 1) : shown.length > 0)
          ? 1
          : 0;
        counts.set(key, row);
      }
    }
  });
  for (const [key, row] of counts) line(...key.split('/'), ...row.map((count) => share(count, histories)));
  console.log();
}

function shownByNulls(made: Made): Map<string, number[]> {
  const scores = new Map([...madeHistory(made)].map(([name, series]) => [name, normalScores(series)]));
  const all = Int32Array.from({ length: made.days }, (_, day) => day);
  const persistences = new Map([...scores].map(([name, series]) => [name, persistenceOf(series, all)]));
  const paired = generatedPairs.flatMap(({ from, to, lags }) =>
    lags.map((lag) => ({
      days: {
        days: all.subarray(lag),
        from: scores.get(from)!.subarray(0, made.days - lag),
        to: scores.get(to)!.subarray(lag),
      },
      persistences: [persistences.get(from)!, persistences.get(to)!] as const,
    })),
  );
  const shown = new Map<string, number[]>();
  for (const [name, probability] of Object.entries(nulls)) {
    const probabilities = paired.map((each) => probability(each.days, each.persistences));
    for (const [adjustment, adjust] of Object.entries(adjustments)) {
      const places = adjust(probabilities).flatMap((value, at) => (value <= shownUpTo ? [at] : []));
      shown.set(`${name}/${adjustment}`, places);
    }
  }
  return shown;
}

/** Measures how often the app's whole method shows any effect in each kind of noise. */
function noise(): void {
  console.log('Noise: share of histories that show anything\n');
  const lengths = [30, 60, 120, 365];
  line('history', ...lengths.map((days) => `${String(days)} days`));
  line('---', ...lengths.map(() => '---'));
  const kinds: Readonly<Record<string, Partial<Made>>> = {
    'persistence 0': { persistence: 0 },
    'persistence 0.6': { persistence: 0.6 },
    'persistence 0.8': { persistence: 0.8 },
    'shapes mixed, 0.6, days missing at random': { persistence: 0.6, shape: 'mixed', missing: 'random' },
    'shapes mixed, 0.8, days missing in stretches': { persistence: 0.8, shape: 'mixed', missing: 'stretches' },
    'trends, 0.6': { persistence: 0.6, drift: 'trend' },
    'weekly cycles, shapes mixed, 0.6': { persistence: 0.6, drift: 'weekly', shape: 'mixed' },
    'shifts of level and noise, 0.6': { persistence: 0.6, drift: 'shifts' },
    'wandering, 0.6': { persistence: 0.6, drift: 'wandering' },
    'tests that depend on each other, 0.8': { persistence: 0.8, kin: true },
  };
  for (const [name, kind] of Object.entries(kinds)) {
    // Testing a history of one year takes half a second. So kinds of noise with a drift or with dependent tests skip this
    // length.
    const long = !kind.drift && !kind.kin;
    const cell = (days: number) =>
      share(
        countOf({ persistence: 0, ...kind, days }, (found) => found.length > 0),
        histories,
      );
    line(name, ...lengths.map((days) => (days < 200 || long ? cell(days) : '—')));
  }
  console.log();
}

/** Measures how often the app's whole method finds one planted effect. */
function planted(): void {
  console.log(
    'Planted, lag 1: share found at the planted lag; in brackets after it, the share of histories that showed any other pair\n',
  );
  const lengths = [60, 120, 365];
  line('history', 'strength', ...lengths.map((days) => `${String(days)} days`));
  line('---', '---', ...lengths.map(() => '---'));
  const kinds: Readonly<Record<string, Partial<Made>>> = {
    'persistence 0.6': { persistence: 0.6 },
    'shapes mixed, 0.6, days missing at random': { persistence: 0.6, shape: 'mixed', missing: 'random' },
  };
  for (const [name, kind] of Object.entries(kinds)) {
    for (const strength of [0.3, 0.5, 0.7]) {
      const cells = lengths.map((days) => {
        let wrong = 0;
        const found = countOf({ persistence: 0, ...kind, ...effect(strength), days }, (insights) => {
          wrong += insights.some(({ pair }) => pair !== plantedPair) ? 1 : 0;
          return insights.some(({ pair, lag }) => pair === plantedPair && lag === 1);
        });
        return `${share(found, histories)} [${((100 * wrong) / histories).toFixed(1)} %]`;
      });
      line(name, String(strength), ...cells);
    }
  }
  console.log();
}

/** Measures how often the app finds the strongest effects in the shortest histories. */
function fewest(): void {
  console.log('Few days, persistence 0.6: share found\n');
  const lengths = [30, 35, 40, 50];
  line('strength', ...lengths.map((days) => `${String(days)} days`));
  line('---', ...lengths.map(() => '---'));
  for (const strength of [0.7, 0.8, 0.9]) {
    const cells = lengths.map((days) =>
      countOf({ persistence: 0.6, ...effect(strength), days }, (insights) =>
        insights.some(({ pair, lag }) => pair === plantedPair && lag === 1),
      ),
    );
    line(String(strength), ...cells.map((count) => share(count, histories)));
  }
  console.log();
}

function countOf(
  made: Omit<Made, 'seed' | 'series'>,
  is: (insights: ReturnType<typeof findInsights>['insights']) => boolean,
): number {
  let count = 0;
  for (let seed = 1; seed <= histories; seed += 1) {
    const { insights } = findInsights(madeHistory({ ...made, seed, series: seriesCount }), generatedPairs);
    if (is(insights)) count += 1;
  }
  return count;
}

const tables = { candidates, noise, planted, fewest };
console.log(`${describeMachine()}; ${String(histories)} histories a line, seeds 1 to ${String(histories)}\n`);
for (const [name, table] of Object.entries(tables)) if (asked.only === undefined || asked.only === name) table();
