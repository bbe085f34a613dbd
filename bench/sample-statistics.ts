/** Summary of measured times, in the unit of those times. `late` is the 95th percentile, `latest` the 99th. */
export interface Summary {
  count: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  late: number;
  latest: number;
}

export function summarize(times: readonly number[]): Summary {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return {
    count: sorted.length,
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    late: at(0.95),
    latest: at(0.99),
  };
}

/**
 * The Mann-Whitney rank test. `effect` is the probability that a value of the first sample exceeds a value of the second; a tie
 * counts half. 0.5 means no difference, 0 or 1 means complete separation. `probability` is the p-value.
 */
export function compareByRank(first: readonly number[], second: readonly number[]): { effect: number; probability: number } {
  const pairs = first.length * second.length;
  let longer = 0;
  for (const one of first) for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  const deviation = Math.sqrt((pairs * (first.length + second.length + 1)) / 12);
  return { effect: longer / pairs, probability: twoSided(Math.abs(longer - pairs / 2) / deviation) };
}

/** The share of a normal distribution beyond this many deviations, on both sides together (Abramowitz and Stegun, 7.1.26). */
function twoSided(deviations: number): number {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.min(1, sum * Math.exp(-x * x));
}
