/**
 * Maps the ranks of the values to a normal distribution, so that an outlier counts by its rank, not by its size. Equal
 * values share their mean rank. Missing values (NaN) stay missing.
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

/** The quantile of the standard normal distribution (Acklam's rational approximation, relative error under 1.2e-9). */
export function normalQuantile(share: number): number {
  if (share < 0.02425) return tail(Math.sqrt(-2 * Math.log(share)));
  if (share > 1 - 0.02425) return -tail(Math.sqrt(-2 * Math.log(1 - share)));
  const q = share - 0.5;
  const r = q * q;
  const above = horner(
    r,
    [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239],
  );
  const below = horner(
    r,
    [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
  );
  return (above * q) / below;
}

function tail(q: number): number {
  const above = horner(
    q,
    [
      -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
      2.938163982698783,
    ],
  );
  return above / horner(q, [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1]);
}

function horner(x: number, coefficients: readonly number[]): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
