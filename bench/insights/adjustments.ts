import { adjusted } from '../../web/src/lib/insights/find-insights.ts';

/** Corrections for multiple tests. Each takes the p-values of all tests, and returns the adjusted p-values in the same order. */
export const adjustments: Readonly<Record<string, (probabilities: readonly number[]) => number[]>> = {
  'Benjamini-Hochberg': (probabilities) => {
    const order = probabilities.map((_, at) => at).sort((one, other) => probabilities[other]! - probabilities[one]!);
    const result = new Array<number>(probabilities.length).fill(1);
    let least = 1;
    order.forEach((at, step) => {
      least = Math.min(least, (probabilities[at]! * probabilities.length) / (probabilities.length - step));
      result[at] = least;
    });
    return result;
  },
  'Benjamini-Yekutieli': adjusted,
};
