import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Days } from '#lib/places-of-span.ts';
import type { Statistics } from '../answers.ts';
import { pointsOfSpan } from '../points-of-span.ts';
import type { Span } from '../span-of.ts';
import { meanOfPoint, sumOfPoint } from '../sums.ts';
import type { Pair } from './measures.ts';

/**
 * Why a place has nothing to draw, which is never zero: there is no record, a record lacks this value, or its mark is older than those that
 * the server sends.
 */
export type Blank = 'noRecord' | 'noValue' | 'notRead';

/** What a measure has in a place: a number, the marks of its days, or nothing to draw. */
export type PlaceValue = number | readonly string[] | Blank;

export function isBlank(value: PlaceValue): value is Blank {
  return typeof value === 'string';
}

/** One place of both pictures. */
export interface SharedPlace extends Days {
  readonly values: readonly [PlaceValue, PlaceValue];
  /** The newest day with a record of either; null without one. */
  readonly last: CalendarDate | null;
}

/** A measure with its journal's statistics of the span. */
export interface Side {
  readonly measure: Pair[0];
  readonly statistics: Pick<Statistics, 'points' | 'marks'>;
  /** The first day whose mark is known; null without a limit. */
  readonly marksFrom: CalendarDate | null;
}

/** The server marks moods of this many days only, up to the last day of its response. */
const markedMoods = 366;

/** The first day whose mark a response has; null without a limit. */
export function marksFrom({ id }: Pick<Side['measure'], 'id'>, { to }: Days): CalendarDate | null {
  return id === 'mood' ? addDays(to, 1 - markedMoods) : null;
}

/** Both measures over the same days, weeks or months: every place of the span in order, also those without a record. */
export function lineUp(span: Span, sides: readonly [Side, Side]): readonly SharedPlace[] {
  const [first, second] = [valuesOf(span, sides[0]), valuesOf(span, sides[1])];
  return pointsOfSpan(span, []).map(({ from, to }, index) => {
    const [one, other] = [first[index], second[index]];
    const last = [one?.last ?? null, other?.last ?? null].filter((day) => day !== null).sort();
    return { from, to, values: [one?.value ?? 'noRecord', other?.value ?? 'noRecord'], last: last.at(-1) ?? null };
  });
}

/** The days that all responses cover: one stored on this device may end on an earlier day, and its later days are unknown, not blank. */
export function sharedSpan(span: Span, responses: readonly Days[]): Span {
  const all = [span, ...responses];
  return {
    from: all.map(({ from }) => from).reduce((one, other) => (one > other ? one : other)),
    to: all.map(({ to }) => to).reduce((one, other) => (one < other ? one : other)),
    grain: span.grain,
  };
}

/** The points and marks of a span: a response stored on this device may have begun earlier. */
export function within({ from, to }: Days, { points, marks }: Side['statistics']): Side['statistics'] {
  const covers = (day: CalendarDate) => from <= day && day <= to;
  return { points: points.filter(({ last }) => covers(last)), marks: marks.filter(([day]) => covers(day)) };
}

interface OfPlace {
  readonly value: PlaceValue;
  readonly last: CalendarDate | null;
}

function valuesOf(span: Span, { measure, statistics, marksFrom: known }: Side): readonly OfPlace[] {
  return pointsOfSpan(span, statistics.points).map(({ from, to, point }): OfPlace => {
    const entries = point?.entries ?? 0;
    const blank = entries === 0 ? 'noRecord' : known !== null && from < known ? 'notRead' : 'noValue';
    const last = point?.last ?? null;
    if (measure.of === 'marks') {
      const marks = statistics.marks.filter(([day]) => from <= day && day <= to);
      const names = [...new Set(marks.map(([, mark]) => mark))];
      return { value: names.length === 0 ? blank : names, last: last ?? marks.at(-1)?.[0] ?? null };
    }
    return { value: (measure.of === 'sum' ? sumOfPoint : meanOfPoint)(point, measure.measure) ?? blank, last };
  });
}
