import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean, sum } from '#lib/aggregates.ts';
import { laterBy, meanTime, midSleep } from '#features/sleep/mid-sleep.ts';
import { mainNight, hoursByDay } from '#features/sleep/night-hours.ts';
import { dayLevels } from '#features/social/social-levels.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/** The measures that the report compares with the days before its period. */
export type Measure = 'sleepHours' | 'midSleep' | 'battery' | 'overloadDays' | 'dosesTaken';

/**
 * A measure's value (null without records), and the number `n` of days behind it. For `dosesTaken`, `n` is a number of
 * doses.
 */
export interface Summary {
  readonly value: number | null;
  readonly n: number;
}

export interface Change {
  readonly measure: Measure;
  readonly before: Summary;
  readonly now: Summary;
  /** Null if either span has too few records. */
  readonly difference: number | null;
}

/** The smallest `n` (days, or doses for `dosesTaken`) that both spans need before a change is reported. */
export const enough = 7;

/** Compares two spans. A measure without a record in the later span is left out. */
export function changesOf(
  entries: SummaryEntries,
  { now, before }: { readonly now: Span; readonly before: Span },
): readonly Change[] {
  return measures.flatMap(([measure, summarize]) => {
    const [earlier, later] = [summarize(entries, before), summarize(entries, now)];
    if (later.value === null) return [];
    const isEnough = earlier.n >= enough && later.n >= enough && earlier.value !== null;
    const difference = !isEnough
      ? null
      : measure === 'midSleep'
        ? laterBy(later.value, earlier.value)
        : later.value - earlier.value;
    return [{ measure, before: earlier, now: later, difference }];
  });
}

type Summarize = (entries: SummaryEntries, span: Span) => Summary;

const within = <Entry extends { readonly date: CalendarDate }>(entries: readonly Entry[], span: Span) =>
  entries.filter(({ date }) => liesIn(date, span));

function format(values: readonly (number | null)[], whole: (known: readonly number[]) => number | null = mean): Summary {
  const known = values.filter((value) => value !== null);
  return { value: whole(known), n: known.length };
}

const byDay = <Entry extends { readonly date: CalendarDate }>(entries: readonly Entry[]) => [
  ...Map.groupBy(entries, ({ date }) => date).values(),
];

export const sleepHours: Summarize = ({ sleep }, span) => format(byDay(within(sleep, span)).map(hoursByDay));

export const sleepMiddle: Summarize = ({ sleep }, span) =>
  format(
    byDay(within(sleep, span)).map((nights) => {
      const night = mainNight(nights);
      return night && midSleep(night);
    }),
    meanTime,
  );

const battery: Summarize = ({ battery: all }, span) => format(dayLevels(within(all, span)).map(({ level }) => level));

/**
 * The number of days with an overload. `n` is the number of days on which the user answered whether there was one. The
 * report does not show their ratio, which would mostly measure how often the user records calm days.
 */
const overloadDays: Summarize = ({ overloads }, span) =>
  format(
    byDay(within(overloads, span)).map((day) => (day.some(({ occurred }) => occurred === 'yes') ? 1 : 0)),
    sum,
  );

/** The share of taken doses among the planned doses that were taken or skipped. */
const dosesTaken: Summarize = ({ doses }, span) =>
  format(
    within(doses, span)
      .filter(({ planned, state }) => planned !== null && state !== 'later')
      .map(({ state }) => (state === 'taken' ? 1 : 0)),
  );

const measures: readonly (readonly [Measure, Summarize])[] = [
  ['sleepHours', sleepHours],
  ['midSleep', sleepMiddle],
  ['battery', battery],
  ['overloadDays', overloadDays],
  ['dosesTaken', dosesTaken],
];
