import { dot, orthogonal, without } from './orthogonal.ts';
import { slowTerms } from './slow-terms.ts';
import { whitening } from './whitening.ts';

const greatest = 0.98;

/**
 * How much of a day lasts until the next, 0 to 0.98: the value under which the records are most likely (restricted likelihood, which does not mistake the
 * removed trend and weekdays for a lack of persistence, as the plain lag-one correlation of a short history does).
 */
export function persistenceOf(values: Float64Array, days: Int32Array): number {
  const terms = slowTerms(days);
  const unlikely = (persistence: number) => {
    const { apply, logStretch } = whitening(days, persistence);
    const basis = orthogonal(terms.map(apply));
    const rest = without(apply(values), basis.columns);
    const freedom = values.length - basis.columns.length;
    return 0.5 * freedom * Math.log(dot(rest, rest)) + basis.logVolume - logStretch;
  };
  return leastAt(unlikely, 0, greatest);
}

/** Where a function with one valley is least (golden section), to two hundredths. */
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
