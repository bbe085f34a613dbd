import type { Split } from './split.ts';

/**
 * The day counts in the sentence of an insight. `with` covers the days on which the first series is on the side `from.side`
 * of its cut, and `without` covers all other days. `of` is the number of the covered days. `days` is how many of them have
 * the second series on the side `to.side` of its cut.
 */
export interface DayCount {
  readonly from: { readonly side: Side; readonly split: Split };
  readonly to: { readonly side: Side; readonly split: Split };
  readonly with: readonly [days: number, of: number];
  readonly without: readonly [days: number, of: number];
}

export type Side = 'above' | 'below';

/**
 * Minimum difference between the shares `days / of` of `with` and `without`. A smaller difference is not worth a sentence,
 * however significant.
 */
const leastDifference = 0.15;

/**
 * Counts the days for a sentence. The sentence names the rarer kind of day, and the side of the second series that is more
 * frequent on these days. Null if the raw counts do not clearly show the test's result.
 */
export function countDays(
  from: readonly number[],
  to: readonly number[],
  { splits, together }: { splits: readonly [from: Split, to: Split]; together: boolean },
): DayCount | null {
  const above = from.map((value) => value >= splits[0].cut);
  const side: Side = above.filter(Boolean).length * 2 <= above.length ? 'above' : 'below';
  const shownSide: Side = together === (side === 'above') ? 'above' : 'below';
  const isShownSide = (value: number) => (value >= splits[1].cut ? 'above' : 'below') === shownSide;
  const count = (kind: boolean) => {
    const days = to.filter((_, at) => (above[at] === (side === 'above')) === kind);
    return [days.filter(isShownSide).length, days.length] as const;
  };
  const [having, lacking] = [count(true), count(false)];
  if (having[0] / having[1] - lacking[0] / lacking[1] < leastDifference) return null;
  return { from: { side, split: splits[0] }, to: { side: shownSide, split: splits[1] }, with: having, without: lacking };
}
