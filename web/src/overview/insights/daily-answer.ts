import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** What `daily_series` answers (database/migrations/0013_statistics.sql). */
export interface DailyAnswer {
  readonly series: Readonly<Record<string, readonly (readonly [day: number, value: number])[]>>;
  /** The day of an entry, and the first day of a period that it tells of. */
  readonly starts: readonly (readonly [said: CalendarDate, start: CalendarDate])[];
}
