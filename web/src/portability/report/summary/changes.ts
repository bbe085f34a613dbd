import { daysBetween, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import {
  differenceOfMeans,
  roundDifference,
  weightedMean,
  type DailyValue,
  type Difference,
  type RoundedDifference,
} from '#lib/differences/difference-of-means.ts';
import { differenceOfShares } from '#lib/differences/difference-of-shares.ts';
import { differenceOfTimes } from '#features/sleep/mid-sleep-change.ts';
import { meanTime, midSleep } from '#features/sleep/mid-sleep.ts';
import { mainNight, hoursByDay } from '#features/sleep/night-hours.ts';
import { averageLevel } from '#features/social/social-levels.ts';
import type { SummaryEntries } from './entries-of.ts';
import { daysIn, liesIn, type Span } from './spans.ts';

/** The measures that the report compares with the days before its period. */
export type Measure = 'sleepHours' | 'midSleep' | 'battery' | 'overloadDays' | 'dosesTaken';

/** A measure's value (null without records), and the number `n` of recorded days behind it. */
export interface Summary {
  readonly value: number | null;
  readonly n: number;
}

export interface Change {
  readonly measure: Measure;
  readonly before: Summary;
  readonly now: Summary;
  /**
   * In minutes for sleep measures, in percentage points for the others. `fewDays`: a span has too few recorded days. `halfOpen`:
   * fewer than half the days of a span have an answer.
   */
  readonly difference: RoundedDifference | 'fewDays' | 'halfOpen';
}

/**
 * Overloads are compared only if at least this share of each span's days has an answer. Otherwise the share of days would
 * mostly measure how often the user records calm days.
 */
const leastAnswered = 0.5;

/** Compares two spans. A measure without a record in the later span is left out. */
export function changesOf(
  entries: SummaryEntries,
  { now, before }: { readonly now: Span; readonly before: Span },
): readonly Change[] {
  return measures.flatMap(([measure, definition]) => {
    const { daysOf, compare, scale } = definition;
    const [earlier, later] = [daysOf(entries, before), daysOf(entries, now)];
    if (later.length === 0) return [];
    const isOpen = earlier.length < leastAnswered * daysIn(before) || later.length < leastAnswered * daysIn(now);
    const compared = compare(earlier, later);
    const difference =
      compared === null ? 'fewDays' : measure === 'overloadDays' && isOpen ? 'halfOpen' : roundDifference(compared, scale);
    return [{ measure, before: summaryOf(definition, earlier), now: summaryOf(definition, later), difference }];
  });
}

interface Definition {
  /** The values of a span's recorded days, in order. */
  readonly daysOf: (entries: SummaryEntries, span: Span) => readonly DailyValue[];
  readonly meanOf: (days: readonly DailyValue[]) => number | null;
  readonly compare: (before: readonly DailyValue[], after: readonly DailyValue[]) => Difference | null;
  /** The factor from a value’s unit to that of `difference`: 60 from hours to minutes, 100 from a share to percentage points. */
  readonly scale: number;
}

/** Numbers consecutive days. */
const dayNumber = (date: CalendarDate) => daysBetween(calendarDate('2000-01-01'), date);

function dailyValues<Entry extends { readonly date: CalendarDate }>(
  entries: readonly Entry[],
  span: Span,
  valueOf: (day: readonly Entry[]) => number | null,
  weightOf: (day: readonly Entry[]) => number = () => 1,
): readonly DailyValue[] {
  const within = entries.filter(({ date }) => liesIn(date, span));
  return [...Map.groupBy(within, ({ date }) => date)]
    .flatMap(([date, day]) => {
      const value = valueOf(day);
      return value === null ? [] : [{ day: dayNumber(date), value, weight: weightOf(day) }];
    })
    .sort((one, other) => one.day - other.day);
}

const mean = { meanOf: weightedMean, compare: differenceOfMeans };
const share = { meanOf: weightedMean, compare: differenceOfShares, scale: 100 };

const hours: Definition = {
  ...mean,
  daysOf: ({ sleep }, span) => dailyValues(sleep, span, hoursByDay),
  scale: 60,
};

const middle: Definition = {
  daysOf: ({ sleep }, span) =>
    dailyValues(sleep, span, (nights) => {
      const night = mainNight(nights);
      return night && midSleep(night);
    }),
  meanOf: (days) => meanTime(days.map(({ value }) => value)),
  compare: differenceOfTimes,
  scale: 1,
};

const battery: Definition = {
  ...mean,
  daysOf: ({ battery: all }, span) => dailyValues(all, span, averageLevel),
  scale: 1,
};

/** The share of days with an overload among the days on which the user answered whether there was one. */
const overloadDays: Definition = {
  ...share,
  daysOf: ({ overloads }, span) =>
    dailyValues(overloads, span, (day) => (day.some(({ occurred }) => occurred === 'yes') ? 1 : 0)),
};

/** The share of taken doses among the planned doses that were taken or skipped. */
const dosesTaken: Definition = {
  ...share,
  daysOf: ({ doses }, span) =>
    dailyValues(
      doses.filter(({ planned, state }) => planned !== null && state !== 'later'),
      span,
      (day) => day.filter(({ state }) => state === 'taken').length / day.length,
      (day) => day.length,
    ),
};

const measures: readonly (readonly [Measure, Definition])[] = [
  ['sleepHours', hours],
  ['midSleep', middle],
  ['battery', battery],
  ['overloadDays', overloadDays],
  ['dosesTaken', dosesTaken],
];

function summaryOf({ meanOf }: Definition, days: readonly DailyValue[]): Summary {
  return { value: meanOf(days), n: days.length };
}
