import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import { sum } from '#lib/sum.ts';
import { laterBy, meanTime, midSleep } from '#features/sleep/mid-sleep.ts';
import { mainNight, hoursByDay } from '#features/sleep/night-hours.ts';
import { dayLevels } from '#features/social/social-levels.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/** What is held against the time before. */
export type Measure = 'sleepHours' | 'midSleep' | 'battery' | 'overloadDays' | 'dosesTaken';

/** A value with the number of days, or doses, that it rests on; null without any. Of overloads it is a number of days. */
export interface Told {
  readonly value: number | null;
  readonly n: number;
}

export interface Change {
  readonly measure: Measure;
  readonly before: Told;
  readonly now: Told;
  /** Null where either time has too few records to say anything. */
  readonly difference: number | null;
}

/** Each time span needs this many days with records before a change is reported. */
export const enough = 7;

/** What was recorded in two times, side by side. A measure without a record in the later one is left out. */
export function changesOf(
  entries: SummaryEntries,
  { now, before }: { readonly now: Span; readonly before: Span },
): readonly Change[] {
  return measures.flatMap(([measure, tell]) => {
    const [earlier, later] = [tell(entries, before), tell(entries, now)];
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

type Tell = (entries: SummaryEntries, span: Span) => Told;

const within = <Entry extends { readonly date: CalendarDate }>(entries: readonly Entry[], span: Span) =>
  entries.filter(({ date }) => liesIn(date, span));

function format(values: readonly (number | null)[], whole: (known: readonly number[]) => number | null = mean): Told {
  const known = values.filter((value) => value !== null);
  return { value: whole(known), n: known.length };
}

const byDay = <Entry extends { readonly date: CalendarDate }>(entries: readonly Entry[]) => [
  ...Map.groupBy(entries, ({ date }) => date).values(),
];

export const sleepHours: Tell = ({ sleep }, span) => format(byDay(within(sleep, span)).map(hoursByDay));

export const sleepMiddle: Tell = ({ sleep }, span) =>
  format(
    byDay(within(sleep, span)).map((nights) => {
      const night = mainNight(nights);
      return night && midSleep(night);
    }),
    meanTime,
  );

const battery: Tell = ({ battery: all }, span) => format(dayLevels(within(all, span)).map(({ level }) => level));

/**
 * On how many days an overload was noted; n: on how many the question was answered at all. A share of the two would say how often somebody writes
 * down a calm day, not how often there was an overload.
 */
const overloadDays: Tell = ({ overloads }, span) =>
  format(
    byDay(within(overloads, span)).map((day) => (day.some(({ occurred }) => occurred === 'yes') ? 1 : 0)),
    sum,
  );

/** The share of the planned doses with an answer that were taken. */
const dosesTaken: Tell = ({ doses }, span) =>
  format(
    within(doses, span)
      .filter(({ planned, state }) => planned !== null && state !== 'later')
      .map(({ state }) => (state === 'taken' ? 1 : 0)),
  );

const measures: readonly (readonly [Measure, Tell])[] = [
  ['sleepHours', sleepHours],
  ['midSleep', sleepMiddle],
  ['battery', battery],
  ['overloadDays', overloadDays],
  ['dosesTaken', dosesTaken],
];
