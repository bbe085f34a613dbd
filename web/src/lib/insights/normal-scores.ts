import { normalQuantile } from './normal-quantile.ts';

/**
 * The values by their order alone, as if they came from a normal distribution: one extraordinary day then weighs no more than being the first in line.
 * Equal values share the mean of their places. What has no record (NaN) keeps none.
 */
export function normalScores(values: Float64Array): Float64Array {
  const days = Array.from(values.keys()).filter((day) => !Number.isNaN(values[day]));
  days.sort((one, other) => at(values, one) - at(values, other));
  const scores = new Float64Array(values.length).fill(Number.NaN);
  for (let first = 0; first < days.length;) {
    let last = first;
    while (last + 1 < days.length && at(values, days[last + 1]) === at(values, days[first])) last += 1;
    const score = normalQuantile(((first + last) / 2 + 0.5) / days.length);
    for (let place = first; place <= last; place += 1) scores[days[place] ?? 0] = score;
    first = last + 1;
  }
  return scores;
}

function at(values: Float64Array, day: number | undefined): number {
  return values[day ?? 0] ?? Number.NaN;
}
