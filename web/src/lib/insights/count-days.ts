import type { Split } from './split.ts';

/** Days counted, for a sentence: so many of the days of one kind, and so many of the others, came with the other thing above (or below) its cut. */
export interface DayCount {
  readonly from: { readonly side: Side; readonly split: Split };
  readonly to: { readonly side: Side; readonly split: Split };
  readonly with: readonly [days: number, of: number];
  readonly without: readonly [days: number, of: number];
}

export type Side = 'above' | 'below';

/** A smaller difference between the two shares is not worth a sentence, however sure it is. */
const leastDifference = 0.15;

/**
 * Counts the days that a sentence names. The rarer kind of day is the one that is told of, and the side of the other thing is the one that it has more
 * often. Null where the days as they were recorded don't show plainly what the test found.
 */
export function countDays(
  from: readonly number[],
  to: readonly number[],
  { splits, together }: { splits: readonly [from: Split, to: Split]; together: boolean },
): DayCount | null {
  const above = from.map((value) => value >= splits[0].cut);
  const side: Side = above.filter(Boolean).length * 2 <= above.length ? 'above' : 'below';
  const told: Side = together === (side === 'above') ? 'above' : 'below';
  const isTold = (value: number) => (value >= splits[1].cut ? 'above' : 'below') === told;
  const count = (kind: boolean) => {
    const days = to.filter((_, at) => (above[at] === (side === 'above')) === kind);
    return [days.filter(isTold).length, days.length] as const;
  };
  const [having, lacking] = [count(true), count(false)];
  if (having[0] / having[1] - lacking[0] / lacking[1] < leastDifference) return null;
  return { from: { side, split: splits[0] }, to: { side: told, split: splits[1] }, with: having, without: lacking };
}
