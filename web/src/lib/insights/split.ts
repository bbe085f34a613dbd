/** Divides a series into two kinds of days. A value equal to the cut counts as above it. */
export interface Split {
  readonly cut: number;
  /** True if the caller declared the cut, false if the cut is the person's median. */
  readonly declared: boolean;
}

/** The minimum number of days that a cut must leave on each of its two sides. */
export const fewestOnASide = 8;

/**
 * The declared cut that divides these values most evenly. If no declared cut leaves enough days on both sides, the median is
 * used. Null if the median leaves too few days too.
 */
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

/** The median and the next value above it: if many values are equal, either of the two may divide the days better. */
function middlesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const next = sorted.find((value) => value > middle);
  return next === undefined ? [middle] : [middle, next];
}
