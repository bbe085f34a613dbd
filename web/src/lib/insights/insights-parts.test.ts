import { describe, expect, it } from 'vitest';
import { adjusted, combined } from './adjusted.ts';
import { expectedDays } from './expected-days.ts';
import { normalScores, normalQuantile } from './normal-scores.ts';
import { outcomeOf, testPair } from './pair-test.ts';
import { deviationsOf, restrictedFit, slowTerms } from './restricted-likelihood.ts';
import { predictorsOf } from './predictors.ts';
import { splitOf, timesOfRarer } from './split.ts';
import { studentQuantile, studentTail } from './student-tail.ts';
import { madeHistory } from './testing/made-history.ts';

describe('distributions', () => {
  it('agree with the printed tables', () => {
    expect(studentTail(2.228139, 10)).toBeCloseTo(0.05, 6);
    expect(studentTail(12.706205, 1)).toBeCloseTo(0.05, 6);
    expect(studentTail(-3.645959, 30)).toBeCloseTo(0.001, 6);
    expect(studentTail(0, 5)).toBeCloseTo(1, 12);
    expect(studentQuantile(0.05, 10)).toBeCloseTo(2.228139, 4);
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
  it('grow by Benjamini and Hochberg', () => {
    expect(adjusted([0.5, 0.001], [1, 1])[0]).toBeCloseTo(0.5, 12);
    expect(adjusted([0.5, 0.001], [1, 1])[1]).toBeCloseTo(0.002, 12);
    expect(adjusted([0.01, 0.02, 0.03], [1, 1, 1]).map((value) => value.toFixed(4))).toEqual(['0.0300', '0.0300', '0.0300']);
    expect(adjusted([], [])).toEqual([]);
  });

  it('grow less for a test with more weight, and more for the others', () => {
    const [heavy, light] = adjusted([0.01, 0.01], [3, 1]);
    expect(heavy).toBeCloseTo(0.0133, 3);
    expect(light).toBeCloseTo(0.02, 12);
  });

  it('of several predictors count together, near the least one by its share', () => {
    expect(combined([0.02], [1])).toBe(0.02);
    expect(combined([0.00001, 0.7], [0.5, 0.5])).toBeCloseTo(0.00002, 6);
    expect(combined([0.001, 0.001], [0.5, 0.5])).toBeCloseTo(0.001, 9);
    expect(combined([1e-12, 1], [0.5, 0.5])).toBeCloseTo(2e-12, 14);
  });
});

describe('the dependence of days', () => {
  const recorded = (persistence: number, memory?: 'noisy') => {
    const history = madeHistory({
      seed: 4,
      days: 500,
      persistence,
      series: 1,
      missing: 'stretches',
      ...(memory && { memory }),
    });
    const series = history.get('0') ?? new Float64Array();
    const days = Array.from(series.keys()).filter((day) => !Number.isNaN(series[day]));
    return deviationsOf(
      Float64Array.from(days, (day) => series[day] ?? 0),
      Int32Array.from(days),
    );
  };

  it('is recovered from generated data, also with gaps', () => {
    for (const persistence of [0, 0.5, 0.8]) {
      const { persistence: lasting, noise } = recorded(persistence);
      expect(Math.abs(lasting * (1 - noise) - persistence)).toBeLessThan(0.12);
    }
  });

  it('is distinguished from noise', () => {
    const { persistence, noise } = recorded(0.9, 'noisy');
    expect(persistence).toBeGreaterThan(0.8);
    expect(noise).toBeGreaterThan(0.3);
    expect(noise).toBeLessThan(0.7);
  });

  it('leaves out terms that depend on each other', () => {
    const days = Int32Array.from({ length: 40 }, (_, day) => day);
    const values = Float64Array.from(days, (day) => Math.sin(day * day));
    const whitening = { apply: (given: Float64Array) => given, logStretch: 0 };
    const level = values.map(() => 1);
    const once = restrictedFit(values, [level], whitening);
    expect(restrictedFit(values, [level, level.map(() => 2)], whitening)).toEqual(once);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(once.squares).toBeCloseTo(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0),
      9,
    );
    expect(slowTerms(days)).toHaveLength(8);
  });
});

describe('a day without a record', () => {
  it('gets what its neighbours let expect, and less the further away they are', () => {
    const series = Float64Array.from({ length: 90 }, (_, day) => Math.sin((day * Math.PI) / 6));
    for (let day = 40; day < 50; day += 1) series[day] = Number.NaN;
    const expected = expectedDays(series);
    expect(expected.some(Number.isNaN)).toBe(false);
    const sizes = [40, 41, 42].map((day) => Math.abs(expected[day] ?? 0));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBeLessThan(Math.abs(expected[39] ?? 0));
  });

  it('of the first series still lets the second one count', () => {
    const widths = Array.from({ length: 12 }, (_, seed) => {
      const history = madeHistory({ seed: seed + 1, days: 200, persistence: 0.8, series: 2 });
      const [first, second] = ['0', '1'].map((name) => history.get(name) ?? new Float64Array());
      const seldom = (series: Float64Array = new Float64Array()) =>
        series.map((value, day) => (day % 3 === 0 ? Number.NaN : value));
      const error = (outcome: Float64Array = new Float64Array()) =>
        testPair(outcomeOf(outcome), expectedDays(seldom(first)), 0).error;
      return error(second) / error(seldom(second));
    });
    expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeLessThan(0.98);
  });
});

describe('a split', () => {
  const tenths = Array.from({ length: 40 }, (_, at) => ((at * 17) % 40) / 10);

  it('uses the declared cut that divides best, else the median', () => {
    expect(splitOf(tenths, [1, 2.5, 3.9])).toMatchObject({ cut: 2.5, declared: true });
    expect(splitOf(tenths, [3.9])).toMatchObject({ cut: 2, declared: false });
  });

  it('counts days in a row once, and is null if a kind comes fewer than eight times', () => {
    const often = (times: number) => Array.from({ length: times }, () => [1, 1, 0, 0, 0]).flat();
    expect(timesOfRarer(often(7), 1)).toBe(7);
    expect(splitOf(often(7), [1])).toBeNull();
    expect(splitOf(often(8), [])).toMatchObject({ cut: 1 });
  });
});

describe('the predictors of a series', () => {
  it('are one for yes or no, and else ranks and each declared cut that divides the days', () => {
    const hours = Float64Array.from({ length: 60 }, (_, day) => 4.5 + ((day * 7) % 10) / 2);
    expect(predictorsOf(hours, [4, 6, 8]).map(({ cut, share }) => [cut, share])).toEqual([
      [null, 0.5],
      [6, 0.25],
      [8, 0.25],
    ]);
    expect(
      predictorsOf(
        hours.map((value) => Number(value > 6)),
        [1],
      ).map(({ cut, share }) => [cut, share]),
    ).toEqual([[1, 1]]);
  });
});
