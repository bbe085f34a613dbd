import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Days } from '#lib/chart-buckets.ts';
import type { Statistics } from '../statistics-responses.ts';
import { pointsOfSpan } from '../points-of-span.ts';
import type { Span } from '../span-of.ts';
import { meanOfPoint, sumOfPoint } from '../sums-and-means.ts';
import type { Pair } from './measures.ts';

/**
 * Why a day, week or month is blank. A blank is never drawn as zero. `noRecord`: no entry. `noValue`: an entry without this
 * value. `notRead`: the server sends moods only of the newest days, and this one is older.
 */
export type Blank = 'noRecord' | 'noValue' | 'notRead';

/** The value of a day, week or month: a number, the marks of its days (such as moods), or why there is nothing to draw. */
export type PlaceValue = number | readonly string[] | Blank;

export function isBlank(value: PlaceValue): value is Blank {
  return typeof value === 'string';
}

/** A day, week or month with its value in each of the two charts. */
export interface SharedPlace extends Days {
  readonly values: readonly [PlaceValue, PlaceValue];
  /** The newest day with a record in either journal; null if there is none. */
  readonly last: CalendarDate | null;
}

/** A measure with its journal's statistics for the span. */
export interface Side {
  readonly measure: Pair[0];
  readonly statistics: Pick<Statistics, 'points' | 'marks'>;
  /** The first day whose mark, such as a mood, is known; null if all marks are known. */
  readonly marksFrom: CalendarDate | null;
}

/** The server sends moods only for this many days, counted back from the last day of its response. */
const markedMoods = 366;

/** The first day whose mark, such as a mood, the server's response can contain; null if there is no limit. */
export function marksFrom({ id }: Pick<Side['measure'], 'id'>, { to }: Days): CalendarDate | null {
  return id === 'mood' ? addDays(to, 1 - markedMoods) : null;
}

/** Both measures for every day, week or month of the span, in order, including those without a record. */
export function alignSeries(span: Span, sides: readonly [Side, Side]): readonly SharedPlace[] {
  const [first, second] = [valuesOf(span, sides[0]), valuesOf(span, sides[1])];
  return pointsOfSpan(span, []).map(({ from, to }, index) => {
    const [one, other] = [first[index], second[index]];
    const last = [one?.last ?? null, other?.last ?? null].filter((day) => day !== null).sort();
    return { from, to, values: [one?.value ?? 'noRecord', other?.value ?? 'noRecord'], last: last.at(-1) ?? null };
  });
}

/**
 * The days that all responses cover. A response stored on this device may end before the span. The days after its end are
 * unknown, not blank.
 */
export function sharedSpan(span: Span, responses: readonly Days[]): Span {
  const all = [span, ...responses];
  return {
    from: all.map(({ from }) => from).reduce((one, other) => (one > other ? one : other)),
    to: all.map(({ to }) => to).reduce((one, other) => (one < other ? one : other)),
    grain: span.grain,
  };
}

/**
 * The points and marks within a span. A response stored on this device may begin before the span. Otherwise `pointsOfSpan`
 * would add its earlier points to the first day, week or month. A point counts by its last day.
 */
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
