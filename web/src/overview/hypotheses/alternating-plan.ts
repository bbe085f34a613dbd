import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';
import {
  differenceOfKinds,
  fewestDaysOfKinds,
  visibleDifference,
  type DayOfKind,
} from '#lib/differences/difference-of-kinds.ts';
import { seededRandom } from '#lib/insights/permuted-tail.ts';
import type { Hypothesis } from '#features/hypotheses/hypothesis-table.ts';
import { firstNeededDay, type foresee, type Recorded } from './compared-days.ts';
import { keyOf, type OutcomeSeries } from './compared-series.ts';

/** A plan that alternates stretches of days with and without a practice. */
export interface AlternatingPlan {
  readonly first: CalendarDate;
  /** How many days the plan has. */
  readonly days: number;
  /** The days of one stretch. */
  readonly stretch: number;
  /** The seed of the order: a whole number from 0 to 2,147,483,647. */
  readonly seed: number;
}

/** The plan of a hypothesis of the kind `alternating`; null for the other kinds. */
export function planOf(hypothesis: Hypothesis): AlternatingPlan | null {
  const { first_day, look_on, stretch_days: stretch, order_seed: seed } = hypothesis;
  if (stretch === null || seed === null) return null;
  return { first: firstNeededDay(hypothesis), days: daysBetween(first_day, look_on), stretch, seed };
}

/**
 * For each day of a plan, whether it is a day with the practice. Each pair of stretches has one with and one without it, in
 * random order. So both kinds are spread evenly over the plan, and neither the person nor a weekly rhythm decides the days.
 * This is randomization in blocks of two (Schmid and Duan 2014, in Kravitz and Duan, Design and Implementation of N-of-1
 * Trials: A User’s Guide, AHRQ 13(14)-EHC122-EF, chapter 4). The same seed gives the same order on every device.
 */
export function plannedDays({ days, stretch, seed }: Omit<AlternatingPlan, 'first'>): readonly boolean[] {
  const random = seededRandom(seed);
  const beginsWith = Array.from({ length: Math.ceil(days / (2 * stretch)) }, () => random() < 0.5);
  return Array.from({ length: days }, (_, day) => {
    const at = Math.floor(day / stretch);
    return beginsWith[Math.floor(at / 2)] === (at % 2 === 0);
  });
}

/** Whether the plan sets the practice for this day; null for a day outside of the plan. */
export function sideOn(plan: AlternatingPlan, day: CalendarDate): boolean | null {
  return plannedDays(plan)[daysBetween(plan.first, day)] ?? null;
}

/** The first day of the next stretch of the other kind; null if the kind stays the same until the plan's end. */
export function nextChange(plan: AlternatingPlan, day: CalendarDate): CalendarDate | null {
  const sides = plannedDays(plan);
  const at = daysBetween(plan.first, day);
  const next = sides.findIndex((side, index) => index > at && side !== sides[at]);
  return next < 0 ? null : addDays(plan.first, next);
}

/** The last day of a plan. */
export const lastPlanDay = ({ first, days }: AlternatingPlan): CalendarDate => addDays(first, days - 1);

/**
 * The recorded days of an outcome up to `last`. A day counts as planned `lag` days before (with or without the practice), even
 * if the person did otherwise. Counting by what they did would put hard days, on which a plan often fails, into one kind
 * (intention to treat).
 */
export function daysAsPlanned(
  { series, from }: Recorded,
  { plan, outcome, lag }: { readonly plan: AlternatingPlan; readonly outcome: OutcomeSeries; readonly lag: number },
  last: CalendarDate,
): readonly DayOfKind[] {
  const values = series.get(keyOf(outcome));
  const sides = plannedDays(plan);
  const first = daysBetween(from, plan.first) + lag;
  return sides.flatMap((isOfKind, at) => {
    const day = first + at;
    const value = values?.[day] ?? Number.NaN;
    return Number.isNaN(value) || day > daysBetween(from, last) ? [] : [{ day, value, isOfKind }];
  });
}

/** The number of recent days from which the app estimates how often the person records. */
export const recentDays = 90;

/**
 * Predicts the comparison of a plan of `days` days. The result's `days` are the expected recorded days, at the rate of the last
 * 90 days. `visible` is the difference that they would show in four of five cases; null if there are too few days. To find
 * it, divides the last year into imaginary plans of this length and averages the widths of their intervals. A single plan
 * over the whole year would predict too small a difference, because fewer days also give a worse estimate of autocorrelation.
 */
export function foreseePlan(
  recorded: Recorded,
  { outcome, stretch, days }: { readonly outcome: OutcomeSeries; readonly stretch: number; readonly days: number },
  today: CalendarDate,
): ReturnType<typeof foresee> {
  const pastPlans = Math.floor((daysBetween(recorded.from, today) + 1) / days);
  const margins = Array.from({ length: pastPlans }, (_, at) => {
    const plan = { first: addDays(today, 1 - days * (at + 1)), days, stretch, seed: at };
    const known = daysAsPlanned(recorded, { plan, outcome, lag: 0 }, today);
    const difference = differenceOfKinds(known);
    return difference && ((difference.high - difference.low) / 2) * Math.sqrt(known.length);
  });
  const margin = mean(margins.filter((each) => each !== null));
  const recent = recorded.series.get(keyOf(outcome))?.slice(-recentDays) ?? new Float64Array();
  const expected = Math.round((recent.filter((value) => !Number.isNaN(value)).length / recentDays) * days);
  const isEnough = margin !== null && expected >= fewestDaysOfKinds;
  return { days: expected, visible: isEnough ? visibleDifference(margin, 1, expected) : null };
}
