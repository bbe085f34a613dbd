import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import {
  areEnough,
  differenceOfKinds,
  fewestDaysOfKinds,
  visibleDifference,
  type DayOfKind,
} from '#lib/differences/difference-of-kinds.ts';
import { differenceOfMeans, fewestDays, type DailyValue, type Difference } from '#lib/differences/difference-of-means.ts';
import { differenceOfShares } from '#lib/differences/difference-of-shares.ts';
import type { DailySeries } from '#lib/insights/find-insights.ts';
import { fewestOnASide, splitOf, type Split } from '#lib/insights/split.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { declaredCuts } from '../statistics/insights/pairs.ts';
import { keyOf, type CauseSeries, type OutcomeSeries } from './compared-series.ts';
import { isShare } from './outcome-units.ts';

/** The daily values from a day on, by `keyOf`. The value at index 0 belongs to `from`. */
export interface Recorded {
  readonly series: ReadonlyMap<string, DailySeries>;
  readonly from: CalendarDate;
}

/** The pair that a hypothesis compares. */
export interface ComparedPair {
  readonly cause: CauseSeries;
  readonly outcome: OutcomeSeries;
  readonly lag: number;
}

/** Two groups of days, and how much higher the values of `ofKind` are. `difference` is null if there are too few days. */
export interface Comparison {
  readonly ofKind: readonly DayOfKind[];
  readonly others: readonly DayOfKind[];
  readonly difference: Difference | null;
  /**
   * The smallest true difference that a comparison of so many days finds in four of five cases (a power of 80 %), in the unit of
   * the values. Null if there are too few days.
   */
  readonly visible: number | null;
}

/** How many days before a change of a medicine are compared with as many days after it. */
export const daysAroundChange = 60;

/** The first day whose values a hypothesis needs: the cause may lie before the first compared day. */
export const firstNeededDay = ({ first_day, lag }: Pick<Hypothesis, 'first_day' | 'lag'>): CalendarDate =>
  addDays(first_day, -lag);

/** The last day that counts: the day before the answer, or the 60th day from the change on. */
export function lastDay({ look_on, change_on }: Pick<Hypothesis, 'look_on' | 'change_on'>): CalendarDate {
  return change_on === null ? addDays(look_on, -1) : addDays(change_on, daysAroundChange - 1);
}

/**
 * The cuts (thresholds) of a cause. The days of an own tracker divide by yes and no, or at the word that divides them most
 * evenly. Numbers and minutes have no declared cut, so the median divides them. A tag is on a day or not, as a yes.
 */
function cutsOf(cause: CauseSeries): readonly number[] {
  if (typeof cause === 'string') return declaredCuts[cause] ?? [];
  if (cause.kind === 'yesNo' || cause.kind === 'tag') return [1];
  // The place of every word but the lowest.
  return cause.options?.map((_, at) => at + 1).slice(1) ?? [];
}

/**
 * Divides the days that have an outcome, and a cause `lag` days before, into two kinds. Days whose cause reaches the cut, such as
 * 7 hours of sleep, are `isOfKind`. `split` is the cut that divides the days most evenly (`splitOf`). If each cut leaves one kind
 * too rare, `split` is null and `days` is empty. `recorded` counts the days with both values, also if `split` is null. `first`
 * and `last` limit the days of the outcome.
 */
export function daysOfPair(
  { series, from }: Recorded,
  { cause, outcome, lag }: ComparedPair,
  [first, last]: readonly [CalendarDate, CalendarDate],
): { readonly days: readonly DayOfKind[]; readonly split: Split | null; readonly recorded: number } {
  const [causes, values] = [series.get(keyOf(cause)), series.get(keyOf(outcome))];
  const known: { day: number; value: number; at: number }[] = [];
  for (let day = daysBetween(from, first); day <= daysBetween(from, last); day += 1) {
    const [at, value] = [causes?.[day - lag] ?? Number.NaN, values?.[day] ?? Number.NaN];
    if (!Number.isNaN(at) && !Number.isNaN(value)) known.push({ day, value, at });
  }
  const split = splitOf(
    known.map(({ at }) => at),
    cutsOf(cause),
  );
  const days = split === null ? [] : known.map(({ day, value, at }) => ({ day, value, isOfKind: at >= split.cut }));
  return { days, split, recorded: known.length };
}

/** Compares two kinds of day. */
export function compareKinds(days: readonly DayOfKind[]): Comparison {
  const difference = differenceOfKinds(days);
  return {
    ofKind: days.filter(({ isOfKind }) => isOfKind),
    others: days.filter(({ isOfKind }) => !isOfKind),
    difference,
    visible: difference && visibleDifference((difference.high - difference.low) / 2, days.length, days.length),
  };
}

/** Compares the outcome's days from a change on (`ofKind`) with those before it. */
export function compareAround({ series, from }: Recorded, outcome: OutcomeSeries, change: CalendarDate): Comparison {
  const values = series.get(keyOf(outcome));
  const changed = daysBetween(from, change);
  const days: DayOfKind[] = [];
  for (let day = Math.max(0, changed - daysAroundChange); day < changed + daysAroundChange; day += 1) {
    const value = values?.[day] ?? Number.NaN;
    if (!Number.isNaN(value)) days.push({ day, value, isOfKind: day >= changed });
  }
  const [ofKind, others] = [days.filter(({ isOfKind }) => isOfKind), days.filter(({ isOfKind }) => !isOfKind)];
  const weighted = (each: readonly DayOfKind[]): DailyValue[] => each.map(({ day, value }) => ({ day, value, weight: 1 }));
  const of = isShare(outcome) ? differenceOfShares : differenceOfMeans;
  const difference = Math.min(ofKind.length, others.length) < fewestDays ? null : of(weighted(others), weighted(ofKind));
  const visible = difference && visibleDifference((difference.high - difference.low) / 2, 1, 1);
  return { ofKind, others, difference, visible };
}

/**
 * Predicts a comparison before it begins: how many days it would have, and the difference that it would show in four of five
 * cases (`visible`). `known` are the days of the last year, which show how the person's values vary. `visible` is null if
 * these days or the expected ones are too few.
 */
export function foresee(
  known: readonly DayOfKind[],
  expected: number,
): { readonly days: number; readonly visible: number | null } {
  const days = Math.round(expected);
  const rarer = Math.min(...[true, false].map((kind) => known.filter(({ isOfKind }) => isOfKind === kind).length));
  const enough = areEnough(known) && days >= fewestDaysOfKinds && (rarer / known.length) * days >= fewestOnASide;
  const difference = enough ? differenceOfKinds(known) : null;
  return {
    days,
    visible: difference && visibleDifference((difference.high - difference.low) / 2, known.length, days),
  };
}
