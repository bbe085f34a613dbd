import { expectedDays } from './expected-days.ts';
import { normalScores } from './normal-scores.ts';
import { fewestOnASide, splitOf, timesOfRarer, type Split } from './split.ts';

/** The first series of a pair as numbers for the regression: as two kinds of day, or by the ranks of its values. */
export interface Predictor {
  /** This predictor's share of the pair's test; the shares of a series sum to 1. */
  readonly share: number;
  /** The values that the test uses, on every day (`expectedDays`). */
  readonly expected: Float64Array;
  /** The values of the recorded days only; NaN on a day without a record. */
  readonly values: Float64Array;
  /** The cut between the two kinds of day; null if the predictor uses ranks. */
  readonly cut: number | null;
}

/**
 * The predictors of a series. A yes-or-no series has one. Any other series has its ranks, and two kinds of day at each
 * declared cut with enough days of both. A cut at six hours of sleep finds an effect that begins below six hours. The ranks
 * find an effect that grows with each hour.
 */
export function predictorsOf(series: Float64Array, cuts: readonly number[]): Predictor[] {
  const recorded = series.filter((value) => !Number.isNaN(value));
  const [least, greatest] = [Math.min(...recorded), Math.max(...recorded)];
  const isYesNo = recorded.every((value) => value === least || value === greatest);
  const at = (cut: number) => series.map((value) => (Number.isNaN(value) ? value : Number(value >= cut)));
  const predictor = (values: Float64Array, share: number, cut: number | null) => ({
    ...{ share, values, cut },
    expected: expectedDays(values),
  });
  if (isYesNo) return [predictor(at(greatest), 1, greatest)];
  const usable = cuts.filter((cut) => timesOfRarer(recorded, cut) >= fewestOnASide);
  const share = 0.5 / usable.length;
  return [
    predictor(normalScores(series), usable.length > 0 ? 0.5 : 1, null),
    ...usable.map((cut) => predictor(at(cut), share, cut)),
  ];
}

/** The two kinds of day that a sentence about this predictor names; null if one of them comes too few times. */
export function kindsOf(
  { cut }: Pick<Predictor, 'cut'>,
  recorded: readonly number[],
  cuts: readonly number[],
): Split | null {
  if (cut === null) return splitOf(recorded, cuts);
  return timesOfRarer(recorded, cut) >= fewestOnASide ? { cut, declared: cuts.includes(cut) } : null;
}
