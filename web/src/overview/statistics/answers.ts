import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Span } from './span-of.ts';

/** How many records a journal has in a span, and on how many days. */
export interface JournalCount {
  readonly entries: number;
  readonly days: number;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** What `statistics_overview` answers. A journal without records is not in it. */
export interface Overview {
  readonly days: number;
  readonly journals: Readonly<Record<string, JournalCount>>;
}

/** A day, a week or a month that has records. A value is [sum of its days, number of those days]. */
export interface Point {
  readonly at: CalendarDate;
  /** The last day with a record: where a link leads. */
  readonly last: CalendarDate;
  readonly days: number;
  readonly entries: number;
  readonly values: Readonly<Record<string, readonly [sum: number, days: number]>>;
}

/** What was said, beside what (empty for nothing), how much, and on which days first and last. */
export type Count = readonly [name: string, side: string, amount: number, first: CalendarDate, last: CalendarDate];

/** What `journal_statistics` answers (database/migrations/0013_statistics.sql). */
export interface Statistics {
  readonly entries: number;
  readonly days: number;
  readonly first: CalendarDate | null;
  readonly last: CalendarDate | null;
  readonly points: readonly Point[];
  readonly counts: Readonly<Record<string, readonly Count[]>>;
  readonly marks: readonly (readonly [day: CalendarDate, mark: string])[];
}

/** An answer, the span that it is about, and when the server gave it. */
export interface ServerResult<Answer> {
  readonly answer: Answer;
  readonly span: Span;
  readonly toldAt: string;
}
