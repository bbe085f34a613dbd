import { describe, expect, it } from 'vitest';
import { adjusted } from './find-insights.ts';
import { countDays } from './count-days.ts';
import { normalScores, normalQuantile } from './normal-scores.ts';
import { persistenceOf } from './persistence-of.ts';
import { splitOf } from './split.ts';
import { studentTail } from './student-tail.ts';
import { madeHistory } from './testing/made-history.ts';

describe('distributions', () => {
  it('agree with the printed tables', () => {
    expect(studentTail(2.228139, 10)).toBeCloseTo(0.05, 6);
    expect(studentTail(12.706205, 1)).toBeCloseTo(0.05, 6);
    expect(studentTail(-3.645959, 30)).toBeCloseTo(0.001, 6);
    expect(studentTail(0, 5)).toBeCloseTo(1, 12);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 6);
    expect(normalQuantile(0.5)).toBeCloseTo(0, 9);
  });
});

describe('scores', () => {
  it('depend on the order only, are equal for equal values, and skip missing days', () => {
    const [first, last, open, tied, alike] = normalScores(Float64Array.of(-1000, 5, Number.NaN, 2, 2));
    expect(first).toBeCloseTo(-(last ?? 0), 9);
    expect(tied).toBe(alike);
    expect(tied).toBeCloseTo(0, 9);
    expect(open).toBeNaN();
  });
});

describe('probabilities of many tests', () => {
  it('grow by Benjamini and Yekutieli', () => {
    expect(adjusted([0.5, 0.001])[0]).toBeCloseTo(0.75, 12);
    expect(adjusted([0.5, 0.001])[1]).toBeCloseTo(0.003, 12);
    expect(adjusted([0.01, 0.02, 0.03]).map((value) => value.toFixed(4))).toEqual(['0.0550', '0.0550', '0.0550']);
    expect(adjusted([0.9, 0.8])).toEqual([1, 1]);
    expect(adjusted([])).toEqual([]);
  });
});

describe('persistence', () => {
  it('is recovered from generated data, also with gaps', () => {
    for (const persistence of [0, 0.5, 0.8]) {
      const series = madeHistory({ seed: 4, days: 500, persistence, series: 1, missing: 'stretches' }).get('0');
      const days = Array.from(series?.keys() ?? []).filter((day) => !Number.isNaN(series?.[day]));
      const values = Float64Array.from(days, (day) => series?.[day] ?? 0);
      expect(persistenceOf(values, Int32Array.from(days))).toBeGreaterThan(persistence - 0.12);
      expect(persistenceOf(values, Int32Array.from(days))).toBeLessThan(persistence + 0.12);
    }
  });
});

describe('a split', () => {
  const tenths = Array.from({ length: 40 }, (_, at) => at / 10);

  it('uses the declared cut that divides best, else the median', () => {
    expect(splitOf(tenths, [1, 2.5, 3.9])).toMatchObject({ cut: 2.5, declared: true });
    expect(splitOf(tenths, [3.9])).toMatchObject({ cut: 2, declared: false });
  });

  it('is null with fewer than eight days on a side', () => {
    expect(splitOf([...new Array<number>(30).fill(0), ...new Array<number>(7).fill(1)], [1])).toBeNull();
    expect(splitOf([...new Array<number>(30).fill(0), ...new Array<number>(8).fill(1)], [])).toMatchObject({ cut: 1 });
  });
});

describe('day counts', () => {
  const cut = (at: number) => ({ cut: at, declared: true });
  const splits = [cut(6), cut(1)] as const;
  const days = (short: number, long: number) => [...new Array<number>(short).fill(5), ...new Array<number>(long).fill(8)];

  it('name the rarer kind of day, with what it has more of', () => {
    const overload = [1, 1, 1, 0, ...new Array<number>(9).fill(0), 1];
    expect(countDays(days(4, 10), overload, { splits, together: false })).toMatchObject({
      ...{ from: { side: 'below' }, to: { side: 'above' }, with: [3, 4], without: [1, 10] },
    });
  });

  it('are null if they do not show the test’s result', () => {
    const overload = [1, 0, 0, 0, ...new Array<number>(8).fill(0), 1, 1];
    expect(countDays(days(4, 10), overload, { splits, together: false })).toBeNull();
    expect(countDays(days(4, 10), overload, { splits, together: true })).toBeNull();
  });
});
