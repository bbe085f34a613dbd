/** Divides a series into two kinds of days. A value equal to the cut counts as above it. */
export interface Split {
  readonly cut: number;
  /** True if the caller declared the cut, false if the cut is the person's median (`middlesOf`). */
  readonly declared: boolean;
}

/**
 * How often the days must change to each of the two kinds, at least. Days of a kind that follow each other count once: three
 * overloads in a row are hardly three independent events.
 */
export const fewestOnASide = 8;

/** Counts how often the values, in the order of their days, change to each kind of day. Returns the smaller count. */
export function timesOfRarer(values: readonly number[] | Float64Array, cut: number): number {
  const times: [below: number, above: number] = [0, 0];
  let before: number | undefined;
  for (const value of values) {
    const kind = value >= cut ? 1 : 0;
    if (kind !== before) times[kind] += 1;
    before = kind;
  }
  return Math.min(...times);
}

/**
 * The declared cut that divides these values most evenly. If every declared cut leaves too few times of one kind of day
 * (`fewestOnASide`), the median. Null if the median leaves too few as well.
 */
export function splitOf(values: readonly number[], cuts: readonly number[]): Split | null {
  const evenest = (candidates: readonly number[]) =>
    candidates
      .filter((cut) => timesOfRarer(values, cut) >= fewestOnASide)
      .map((cut) => ({ cut, above: values.filter((value) => value >= cut).length }))
      .sort((one, other) => Math.abs(2 * one.above - values.length) - Math.abs(2 * other.above - values.length))[0]?.cut;
  const said = evenest(cuts);
  const cut = said ?? evenest(middlesOf(values));
  return cut === undefined ? null : { cut, declared: said !== undefined };
}

/** The median and the next value above it: if many values are equal, either of the two may divide the days better. */
function middlesOf(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).toSorted();
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const next = sorted.find((value) => value > middle);
  return next === undefined ? [middle] : [middle, next];
}
