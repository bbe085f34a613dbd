import { describe, expect, it } from 'vitest';
import { fewestDays, findInsights, type Pair } from './find-insights.ts';
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
  // With plain shuffling, nine of ten such histories would show something (docs/insights.md).
  it('find nothing in autocorrelated noise', () => {
    const histories = found({}, 24);
    expect(histories.every(({ tested }) => tested === 120)).toBe(true);
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

  it('find a real effect at its lag, and count the days that show it', () => {
    const histories = found({ persistence: 0.6, effect: planted }, 10);
    const right = histories.flatMap(({ insights }) =>
      insights.filter(({ pair, lag }) => pair.from === '3' && pair.to === '11' && lag === 1),
    );
    expect(right.length).toBeGreaterThanOrEqual(7);
    for (const { days, with: having, without, from, to, probability } of right) {
      expect(days).toBe(119);
      expect(having[1] + without[1]).toBe(days);
      expect(having[0] / having[1]).toBeGreaterThan(without[0] / without[1]);
      expect(to.side).toBe(from.side);
      expect(probability).toBeLessThanOrEqual(0.05);
    }
  });

  it('report an inverse effect with the other side', () => {
    const [{ insights } = { insights: [] }] = found({ persistence: 0.6, effect: { ...planted, strength: -0.8 } }, 1);
    expect(insights[0]).toMatchObject({ pair: { from: '3', to: '11' }, lag: 1 });
    expect(insights[0]?.to.side).not.toBe(insights[0]?.from.side);
  });

  it('are deterministic', () => {
    const made = { persistence: 0.6, effect: planted };
    const plain = () => JSON.stringify(found(made, 1));
    expect(plain()).toBe(plain());
  });

  it('need thirty days on which both were recorded, and fill no gaps', () => {
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
    expect(looked(fewestDays - 1)).toEqual({ insights: [], tested: 0, mostDays: 29 });
    expect(looked(fewestDays)).toMatchObject({ tested: 1, mostDays: 30, insights: [{ days: 30 }] });
    expect(findInsights(new Map(), pairs)).toEqual({ insights: [], tested: 0, mostDays: 0 });
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
