import { dot, orthogonal, without } from './orthogonal.ts';
import { slowTerms } from './restricted-likelihood.ts';

/**
 * The deviation of a series from its own level, trend, seasons and weekdays, on every day. A day without a record gets a
 * prediction, so that a record of the other series on that day still counts. It is the best linear prediction of a
 * first-order autoregression from the neighbouring records. The further away these records are, the nearer the prediction is
 * to zero.
 */
export function expectedDays(series: Float64Array): Float64Array {
  const at = Array.from(series.keys()).filter((day) => !Number.isNaN(series[day]));
  const days = Int32Array.from(at);
  const values = Float64Array.from(at, (day) => series[day] ?? 0);
  const rest = without(values, orthogonal(slowTerms(days)).columns);
  const persistence = correlationOfNeighbours(rest, days);
  const expected = new Float64Array(series.length);
  for (const [place, value] of rest.entries()) {
    const day = days[place] ?? 0;
    expected[day] = value;
    // Before the first record and after the last one, only one neighbour predicts.
    if (place === 0)
      for (let before = 0; before < day; before += 1) expected[before] = persistence ** (day - before) * value;
    const isLast = place + 1 === rest.length;
    const next = isLast ? series.length : (days[place + 1] ?? 0);
    for (let between = day + 1; between < next; between += 1) {
      const [early, late] = [persistence ** (between - day), isLast ? 0 : persistence ** (next - between)];
      const whole = early * (1 - late ** 2) * value + late * (1 - early ** 2) * (rest[place + 1] ?? 0);
      expected[between] = whole / (1 - (early * late) ** 2);
    }
  }
  return expected;
}

/** The correlation of consecutive days, from 0 to 0.98. A rough value suffices: it never makes unrelated series seem related. */
function correlationOfNeighbours(rest: Float64Array, days: Int32Array): number {
  let [product, pairs] = [0, 0];
  for (let at = 1; at < rest.length; at += 1) {
    if ((days[at] ?? 0) - (days[at - 1] ?? 0) !== 1) continue;
    product += (rest[at] ?? 0) * (rest[at - 1] ?? 0);
    pairs += 1;
  }
  const variance = dot(rest, rest) / rest.length;
  return pairs === 0 || variance === 0 ? 0 : Math.min(0.98, Math.max(0, product / pairs / variance));
}
