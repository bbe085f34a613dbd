import { dot, orthogonal, without } from './orthogonal.ts';
import { whitening, type Whitening } from './whitening.ts';

const greatest = 0.98;

/**
 * Day-to-day persistence, 0 to 0.98, by restricted maximum likelihood. Unlike the lag-one correlation of a short history, it is not biased
 * by removing trend and weekdays.
 */
export function persistenceOf(values: Float64Array, days: Int32Array): number {
  const terms = slowTerms(days);
  return leastAt((persistence) => -restrictedFit(values, terms, whitening(days, persistence)).logLikelihood, 0, greatest);
}

/**
 * Fits the effects of `terms`, such as a level, to values whose deviations depend on each other as the whitening assumes.
 * Returns the sum of squares of the whitened deviations, and the restricted log-likelihood of that whitening up to a constant
 * (Harville 1974, Biometrika 61, 383–385).
 */
export function restrictedFit(
  values: Float64Array,
  terms: readonly Float64Array[],
  { apply, logStretch }: Whitening,
): { readonly squares: number; readonly logLikelihood: number } {
  const basis = orthogonal(terms.map(apply));
  const rest = without(apply(values), basis.columns);
  const squares = dot(rest, rest);
  const freedom = values.length - basis.columns.length;
  return { squares, logLikelihood: logStretch - basis.logVolume - 0.5 * freedom * Math.log(squares) };
}

/** The position between `from` and `to` where a unimodal function is least, within 0.01 (golden-section search). */
function leastAt(of: (value: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
  let [atLeft, atRight] = [of(left), of(right)];
  while (high - low > 0.02) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - ratio * (high - low);
      atLeft = of(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + ratio * (high - low);
      atRight = of(right);
    }
  }
  return (low + high) / 2;
}

/** Changes over more days than this count as seasons, not as effects between days. */
const slowestDays = 90;

/**
 * Columns to remove from both series before comparing: level, trend, waves slower than a season, and weekdays. Otherwise two things that
 * both occur on Mondays, or both in winter, would seem related.
 */
export function slowTerms(days: Int32Array): Float64Array[] {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const span = last - first + 1;
  const column = (of: (day: number) => number) => Float64Array.from(days, (day) => of(day - first));
  const waves = Math.floor((2 * span) / slowestDays);
  return [
    column(() => 1),
    column((day) => day / span - 0.5),
    ...Array.from({ length: waves }, (_, wave) => column((day) => Math.cos((Math.PI * (wave + 1) * (day + 0.5)) / span))),
    ...Array.from({ length: 6 }, (_, weekday) => column((day) => ((day + first) % 7 === weekday ? 1 : 0))),
  ];
}
