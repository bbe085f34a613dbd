/**
 * Adjusts probabilities for multiple tests (Benjamini and Hochberg 1995, with the weights of Genovese, Roeder and Wasserman
 * 2006, Biometrika 93, 509–524). The weights are declared before the data are seen, and are scaled to the mean 1. Showing
 * results up to 0.05 limits the expected share of false results to 5 % if tests are independent or depend positively. Without
 * any real effect, 5 % is also the chance of showing anything.
 */
export function adjusted(probabilities: readonly number[], weights: readonly number[]): number[] {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const weighted = probabilities.map((probability, at) => (probability * mean) / (weights[at] ?? 1));
  const order = [...weighted.keys()].toSorted((one, other) => (weighted[other] ?? 1) - (weighted[one] ?? 1));
  const result = new Array<number>(weighted.length).fill(1);
  let least = 1;
  order.forEach((at, step) => {
    least = Math.min(least, ((weighted[at] ?? 1) * weighted.length) / (weighted.length - step));
    result[at] = least;
  });
  return result;
}

/**
 * Combines the probabilities of several predictors of one pair (Cauchy combination; Liu and Xie 2020, Journal of the American
 * Statistical Association 115, 393–402). Small results are valid even if the predictors depend on each other. The shares are
 * the weights of the probabilities, and sum to 1.
 */
export function combined(probabilities: readonly number[], shares: readonly number[]): number {
  if (probabilities.length === 1) return probabilities[0] ?? 1;
  const sum = probabilities.reduce((total, probability, at) => {
    // The tangent of a probability of 1 is minus infinity, which would cancel all others. Near zero, `tan` has rounding errors.
    const small = Math.max(probability, 1e-300);
    const tangent = small < 1e-8 ? 1 / (small * Math.PI) : Math.tan((0.5 - Math.min(small, 0.999)) * Math.PI);
    return total + (shares[at] ?? 0) * tangent;
  }, 0);
  return sum > 1e8 ? 1 / (sum * Math.PI) : 0.5 - Math.atan(sum) / Math.PI;
}
