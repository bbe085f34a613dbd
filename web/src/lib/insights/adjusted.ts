/**
 * Probabilities adjusted for how many were looked at (Benjamini and Yekutieli): showing those up to 0.05 keeps the share of wrong ones among the shown at
 * 5 %, however the tests depend on each other. Where nothing is true, that is how often anything at all is shown.
 */
export function adjusted(probabilities: readonly number[]): number[] {
  const count = probabilities.length;
  const order = probabilities
    .map((_, at) => at)
    .sort((one, other) => (probabilities[other] ?? 1) - (probabilities[one] ?? 1));
  const result = new Array<number>(count).fill(1);
  let least = 1;
  order.forEach((at, step) => {
    least = Math.min(least, ((probabilities[at] ?? 1) * count * harmonic(count)) / (count - step));
    result[at] = least;
  });
  return result;
}

/** The greatest probability that can still be shown when it is the only one among so many. */
export function attainableUpTo(count: number, level: number): number {
  return level / (count * harmonic(count));
}

function harmonic(count: number): number {
  let sum = 0;
  for (let each = 1; each <= count; each += 1) sum += 1 / each;
  return sum;
}
