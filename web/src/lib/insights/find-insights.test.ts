import { describe, expect, it } from 'vitest';
import { findInsights, type Pair } from './find-insights.ts';
import { fewestPairedDays } from './test-pairs.ts';
import { madeHistory, type Made } from './testing/made-history.ts';

const pairs: readonly Pair[] = Array.from({ length: 40 }, (_, at) => ({
  from: String(at % 10),
  to: String(10 + ((at * 7 + Math.floor(at / 10)) % 10)),
  lags: [0, 1, 2],
}));
const planted = { from: '3', to: '11', lag: 1, strength: 0.5 };

function found(made: Partial<Made>, seeds: number) {
  return Array.from({ length: seeds }, (_, seed) =>
    findInsights(madeHistory({ days: 120, persistence: 0.8, series: 20, ...made, seed: seed + 1 }), pairs),
  );
}

describe('insights', () => {
  // A test for independent days finds false differences in such histories. Our test shows a false difference in 2 % of them
  // (docs/insights.md).
  it('find nothing in autocorrelated noise', () => {
    const histories = found({}, 24);
    expect(histories.every(({ tested }) => tested > 100)).toBe(true);
    expect(histories.filter(({ insights }) => insights.length > 0).length).toBeLessThanOrEqual(2);
  });

  it('find nothing in noise with missing weeks, steps, binary values, level shifts and weekly habits', () => {
    const some = [
      ...found({ missing: 'stretches', shape: 'mixed' }, 8),
      ...found({ drift: 'shifts', persistence: 0.6 }, 8),
      ...found({ drift: 'weekly', shape: 'mixed', persistence: 0.6 }, 8),
    ];
    expect(some.filter(({ insights }) => insights.length > 0).length).toBeLessThanOrEqual(2);
  });

  it('find nothing in rare events that come in a row', () => {
    expect(found({ shape: 'rare' }, 16).filter(({ insights }) => insights.length > 0).length).toBeLessThanOrEqual(2);
  });

  it('find a real effect at its lag, with an interval that contains it', () => {
    const histories = found({ persistence: 0.6, effect: planted }, 10);
    const right = histories.flatMap(({ insights }) =>
      insights.filter(({ pair, lag }) => pair.from === '3' && pair.to === '11' && lag === 1),
    );
    expect(right.length).toBeGreaterThanOrEqual(7);
    // The means of the upper and the lower half of normal values differ by 1.6 standard deviations.
    const truth = 1.6 * planted.strength;
    const inside = right.filter(({ from, interval: [low, high] }) => {
      const sign = from.side === 'above' ? 1 : -1;
      return Math.min(low * sign, high * sign) < truth && Math.max(low * sign, high * sign) > truth;
    });
    expect(inside.length).toBeGreaterThanOrEqual(right.length - 1);
    for (const { days, interval, difference, probability } of right) {
      expect(days[0] + days[1]).toBe(119);
      expect(interval[0] * interval[1]).toBeGreaterThan(0);
      expect(interval[0]).toBeLessThan(difference);
      expect(probability).toBeLessThanOrEqual(0.05);
    }
  });

  it('report an inverse effect as a difference of the other sign', () => {
    const of = (strength: number) => {
      const [findings] = found({ persistence: 0.6, effect: { ...planted, strength } }, 1);
      const [first] = findings?.insights ?? [];
      expect(first).toMatchObject({ pair: { from: '3', to: '11' }, lag: 1 });
      return (first?.difference ?? 0) * (first?.from.side === 'above' ? 1 : -1);
    };
    expect(of(0.8)).toBeGreaterThan(0);
    expect(of(-0.8)).toBeLessThan(0);
  });

  it('find an effect that begins at a declared cut, and name this cut', () => {
    const effect = { from: '3', to: '11', lag: 0, strength: 1.4, above: 0.85, records: 'hours' } as const;
    const history = madeHistory({ days: 200, persistence: 0.6, series: 20, seed: 3, effect });
    const { insights } = findInsights(history, pairs, { 3: [5, 6, 7, 8, 9] });
    expect(insights[0]).toMatchObject({ lag: 0, from: { side: 'below', split: { cut: 6, declared: true } } });
    expect(insights[0]?.size).toBeGreaterThan(0.8);
  });

  it('say which difference the days would show, a smaller one with more days', () => {
    const [few] = found({ persistence: 0.6, days: 90 }, 1);
    const [many] = found({ persistence: 0.6, days: 360 }, 1);
    expect(few?.visible?.size).toBeGreaterThan(many?.visible?.size ?? Infinity);
    expect(many?.visible?.size).toBeGreaterThan(0.3);
    expect(findInsights(new Map(), pairs).visible).toBeNull();
  });

  it('compare the latest year only', () => {
    const history = madeHistory({ days: 500, persistence: 0.6, series: 20, seed: 1, effect: planted });
    const latest = new Map([...history].map(([name, values]) => [name, values.slice(-366)]));
    expect(findInsights(history, pairs)).toEqual(findInsights(latest, pairs));
  });

  it('are deterministic', () => {
    const made = { persistence: 0.6, effect: planted };
    const plain = () => JSON.stringify(found(made, 1));
    expect(plain()).toBe(plain());
  });

  it('need thirty days on which both were recorded', () => {
    const steady = Float64Array.from({ length: 60 }, (_, day) => Math.sin(day * day));
    const until = (days: number) => steady.map((value, day) => (day < days ? value : Number.NaN));
    const looked = (days: number) =>
      findInsights(
        new Map([
          ['3', steady],
          ['11', until(days)],
        ]),
        [{ from: '3', to: '11', lags: [0] }],
      );
    expect(looked(fewestPairedDays - 1)).toEqual({ insights: [], tested: 0, mostDays: 29, visible: null });
    expect(looked(fewestPairedDays)).toMatchObject({ tested: 1, mostDays: 30 });
    expect(findInsights(new Map(), pairs)).toEqual({ insights: [], tested: 0, mostDays: 0, visible: null });
  });

  it('skip series in which hardly any day differs from the rest', () => {
    const rare = Float64Array.from({ length: 90 }, (_, day) => (day % 15 === 3 ? 1 : 0));
    const other = Float64Array.from({ length: 90 }, (_, day) => Math.sin(day * day));
    expect(
      findInsights(
        new Map([
          ['3', rare],
          ['11', other],
        ]),
        [{ from: '3', to: '11', lags: [0] }],
      ).tested,
    ).toBe(0);
  });
});
