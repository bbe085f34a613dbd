import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Request } from 'autocannon';

/** A server under test. All servers offer the same two operations over HTTP, and check the rights of the signed-in user. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  /** Lists the thirty rows of the n-th user on three days. The table also contains the rows of all other users. */
  list(user: number, days: Days): Request;
  /** Adds one row of the n-th user, on this date. */
  insert(user: number, date: CalendarDate): Request;
  stop(): Promise<void>;
}

export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The number of rows in each server's table, of users who own them, and of users who send requests concurrently. */
export const scale = { rows: 200_000, people: 100, asking: 16 } as const;

/** The first of the 200 days on which every user has ten rows. */
export const firstDay = calendarDate('2026-01-01');

/**
 * The 200 spans of three days that the list requests use. With one span only, a server could answer from its query cache.
 */
export const starts: readonly Days[] = Array.from({ length: 200 }, (_, day) => ({
  from: addDays(firstDay, day),
  to: addDays(firstDay, day + 2),
}));
