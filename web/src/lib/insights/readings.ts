import { expectedDays } from './expected-days.ts';
import { normalScores } from './normal-scores.ts';
import { fewestOnASide, splitOf, timesOfRarer, type Split } from './split.ts';

/** A way to read the first series of a pair: two kinds of day, or more and less of something. */
export interface Reading {
  /** The share of the pair's test that this reading gets; the shares of a series sum to 1. */
  readonly share: number;
  /** The values that the test uses, on every day (`expectedDays`). */
  readonly expected: Float64Array;
  /** The values before days were filled; NaN on a day without a record. */
  readonly values: Float64Array;
  /** The cut of a reading by kind of day; null if the reading uses all values. */
  readonly cut: number | null;
}

/**
 * The readings of a series. A yes-or-no series has one. Any other is read by the ranks of its values, and if cuts are
 * declared, also as two kinds of day at each cut. An effect that begins below six hours of sleep shows at that cut; one that
 * grows with each hour shows by the ranks.
 */
export function readingsOf(series: Float64Array, cuts: readonly number[]): Reading[] {
  const recorded = series.filter((value) => !Number.isNaN(value));
  const [least, greatest] = [Math.min(...recorded), Math.max(...recorded)];
  const isYesNo = recorded.every((value) => value === least || value === greatest);
  const at = (cut: number) => series.map((value) => (Number.isNaN(value) ? value : Number(value >= cut)));
  const reading = (values: Float64Array, share: number, cut: number | null) => ({
    ...{ share, values, cut },
    expected: expectedDays(values),
  });
  if (isYesNo) return [reading(at(greatest), 1, greatest)];
  const usable = cuts.filter((cut) => timesOfRarer(recorded, cut) >= fewestOnASide);
  const share = 0.5 / usable.length;
  return [
    reading(normalScores(series), usable.length > 0 ? 0.5 : 1, null),
    ...usable.map((cut) => reading(at(cut), share, cut)),
  ];
}

/** The two kinds of day in a sentence about this reading; null if one of them has too few days. */
export function kindsOf(reading: Reading, recorded: readonly number[], cuts: readonly number[]): Split | null {
  if (reading.cut === null) return splitOf(recorded, cuts);
  return timesOfRarer(recorded, reading.cut) >= fewestOnASide
    ? { cut: reading.cut, declared: cuts.includes(reading.cut) }
    : null;
}
