import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Span } from './span-of.ts';

/** How many records a journal has in a span, on how many days, and the first and last of these days. */
export interface JournalCount {
  readonly entries: number;
  readonly days: number;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The response of `statistics_overview`. Journals without records are absent. */
export interface Overview {
  readonly days: number;
  readonly journals: Readonly<Record<string, JournalCount>>;
}

/**
 * A day, week or month with records. `values` has, for each measure, its sum over these days and the number of days that
 * have a value.
 */
export interface Point {
  readonly at: CalendarDate;
  /** The last day with a record, for links. */
  readonly last: CalendarDate;
  readonly days: number;
  readonly entries: number;
  readonly values: Readonly<Record<string, readonly [sum: number, days: number]>>;
}

/** How often a value was recorded, with its first and last day. `side` is the value's group; empty if it has none. */
export type Count = readonly [name: string, side: string, amount: number, first: CalendarDate, last: CalendarDate];

/** The response of `journal_statistics` (database/migrations/0013_statistics.sql). */
export interface Statistics {
  readonly entries: number;
  readonly days: number;
  readonly first: CalendarDate | null;
  readonly last: CalendarDate | null;
  readonly points: readonly Point[];
  readonly counts: Readonly<Record<string, readonly Count[]>>;
  readonly marks: readonly (readonly [day: CalendarDate, mark: string])[];
}

/** A response, its span, and when this device received it. */
export interface ServerResult<Response> {
  readonly answer: Response;
  readonly span: Span;
  readonly toldAt: string;
}
