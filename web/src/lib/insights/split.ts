/** Where a series is divided into two kinds of days. A value that equals the cut is above it. */
export interface Split {
  readonly cut: number;
  /** False when the cut is the person's own middle. */
  readonly declared: boolean;
}

/** Fewer days than this on either side say nothing. */
export const fewestOnASide = 8;

/** The declared cut that divides these values most evenly; where none leaves enough days on both sides, the person's own middle; null where that does not either. */
export function splitOf(values: readonly number[], cuts: readonly number[]): Split | null {
  const smaller = (cut: number) => {
    const above = values.filter((value) => value >= cut).length;
    return Math.min(above, values.length - above);
  };
  const evenest = (candidates: readonly number[]) =>
    candidates
      .map((cut) => ({ cut, days: smaller(cut) }))
      .filter(({ days }) => days >= fewestOnASide)
      .sort((one, other) => other.days - one.days)[0]?.cut;
  const said = evenest(cuts);
  const cut = said ?? evenest(middlesOf(values));
  return cut === undefined ? null : { cut, declared: said !== undefined };
}

/** The middle value, and the next one above it: where many days are alike, either may divide them better. */
function middlesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const next = sorted.find((value) => value > middle);
  return next === undefined ? [middle] : [middle, next];
}
