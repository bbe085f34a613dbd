/**
 * Measures how often the app's insights report a difference in random data, and how often they find a planted one. Each
 * generated history has 20 series; 40 pairs of them are tested at three lags. `npm run bench:insights` prints the tables of
 * docs/insights.md. `-- --histories 20` uses fewer histories. `-- --only noise|planted|time` prints one table. `-- --days 120`
 * uses histories of one length. The seeds of the random generator are 1, 2, …
 */
import { parseArgs } from 'node:util';
import { findInsights, standingOut, type Insight } from '../web/src/lib/insights/find-insights.ts';
import { lagWeights, testPairs } from '../web/src/lib/insights/test-pairs.ts';
import { madeHistory } from '../web/src/lib/insights/testing/made-history.ts';
import {
  cutsOf,
  generatedPairs,
  kindsOfNoise,
  plantedEffects,
  plantedPair,
  seriesCount,
  type Kind,
} from './insights/generated-pairs.ts';
import { describeMachine } from './describe-machine.ts';
import { share } from './share.ts';

const { values: asked } = parseArgs({
  options: { histories: { type: 'string', default: '400' }, only: { type: 'string' }, days: { type: 'string' } },
});
const histories = Number(asked.histories);
const lengths = asked.days === undefined ? [120, 365] : [Number(asked.days)];

function line(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function insightsOf(kind: Kind, days: number, seed: number): readonly Insight[] {
  const history = madeHistory({ ...kind, days, seed, series: seriesCount });
  return findInsights(history, generatedPairs, cutsOf(kind)).insights;
}

/** Measures how often the whole method shows anything in each kind of noise. */
function noise(): void {
  console.log('Noise: share of histories that show anything\n');
  line('history', ...lengths.map((days) => `${String(days)} days`));
  line('---', ...lengths.map(() => '---'));
  for (const [name, kind] of Object.entries(kindsOfNoise)) {
    const cells = lengths.map((days) => {
      let count = 0;
      for (let seed = 1; seed <= histories; seed += 1) if (insightsOf(kind, days, seed).length > 0) count += 1;
      return share(count, histories);
    });
    line(name, ...cells);
  }
  console.log();
}

/** Measures how often the method finds one planted difference, how often its interval contains the truth, and what it prints. */
function planted(): void {
  console.log('Planted differences\n');
  line('difference', 'days', 'd', 'found', 'interval contains the truth', 'printed size');
  line('---', '---', '---', '---', '---', '---');
  for (const [name, kindOf] of Object.entries(plantedEffects)) {
    for (const days of lengths) for (const d of [0.5, 0.8]) plantedLine(name, kindOf(d), { days, d });
  }
  console.log();
}

function plantedLine(name: string, kind: Kind, { days, d }: { days: number; d: number }): void {
  const truth = trueDifference(kind);
  let [found, inside, sizes] = [0, 0, 0];
  for (let seed = 1; seed <= histories; seed += 1) {
    const insight = plantedInsight(kind, days, seed);
    if (!insight) continue;
    found += 1;
    const [low, high] = insight.interval.map(Math.abs).toSorted((one, other) => one - other) as [number, number];
    if (low <= truth && truth <= high) inside += 1;
    sizes += Math.abs(insight.difference) / truth;
  }
  const printed = found === 0 ? '—' : `${(sizes / found).toFixed(2)} × true`;
  line(name, String(days), String(d), share(found, histories), found < 20 ? '—' : share(inside, found), printed);
}

/**
 * The planted pair's insight among 120 tests. The benchmark does not run the other 119 tests but assumes that they find
 * nothing, which saves nine tenths of the time. Real tests find some pairs by chance, and then the planted pair is shown a
 * little more often.
 */
function plantedInsight(kind: Kind, days: number, seed: number): Insight | undefined {
  const history = madeHistory({ ...kind, days, seed, series: seriesCount });
  const [planted] = testPairs(history, [{ ...plantedPair, lags: [kind.effect?.lag ?? 0] }], cutsOf(kind)).tested;
  if (!planted) return undefined;
  const nothing = generatedPairs.flatMap(({ lags }) =>
    lags.map((lag) => ({ ...planted, probability: 1, weight: lagWeights[lag] ?? 1 })),
  );
  return standingOut([
    planted,
    ...nothing.toSpliced(
      nothing.findIndex(({ weight }) => weight === planted.weight),
      1,
    ),
  ])[0];
}

/** The true difference of the two groups of days, in the unit of the second series, without sign. If a cut divides the days, it is
 * the effect's strength. Otherwise the median does: the means of the halves of a normal distribution differ by 2 √(2 / π). */
function trueDifference({ effect }: Kind): number {
  const strength = effect?.strength ?? 0;
  if (effect?.above === undefined) return strength * 2 * Math.sqrt(2 / Math.PI);
  return effect.toSteps ? strength * 1.1 : strength;
}

/** Measures how long the worker computes. */
function time(): void {
  line('days', 'milliseconds');
  line('---', '---');
  for (const days of [120, 366, 3650]) {
    const history = madeHistory({ persistence: 0.6, shape: 'mixed', missing: 'few', days, seed: 1, series: seriesCount });
    const start = performance.now();
    findInsights(history, generatedPairs);
    line(String(days), (performance.now() - start).toFixed(0));
  }
  console.log();
}

const tables = { noise, planted, time };
console.log(`${describeMachine()}; ${String(histories)} histories a line, seeds 1 to ${String(histories)}\n`);
for (const [name, table] of Object.entries(tables)) if (asked.only === undefined || asked.only === name) table();
