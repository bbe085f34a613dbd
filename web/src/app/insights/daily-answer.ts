import type { CalendarDate } from '#lib/calendar-date.ts';

/** What `daily_series` answers (migration 0048). */
export interface DailyAnswer {
  readonly series: Readonly<Record<string, readonly (readonly [day: number, value: number])[]>>;
  /** The day of an entry, and the first day of a period that it tells of. */
  readonly starts: readonly (readonly [said: CalendarDate, start: CalendarDate])[];
}
