import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatTime } from './format-measure.ts';

/** What decides the time of an entry. Only some journals have the column `time`. */
export interface Timed {
  /** The person's local calendar date. */
  readonly date?: CalendarDate;
  /** The local time of day that the person chose, 'HH:MM'. */
  readonly time?: string | null;
  /** The instant at which the device created the entry. */
  readonly created_at: string;
}

/**
 * The moment of an entry, as text for `new Date`: the time that the person chose, or else the instant of the entry's creation.
 * The chosen time has no zone, so `Date` reads it as local. If a clock change skips it, the moment is later by the length of
 * the change.
 */
export function momentOfEntry({ date, time, created_at }: Timed): string {
  return date && time ? `${date}T${time}` : created_at;
}

/** The local time of an entry in this locale: 14:32. */
export function formatEntryTime(entry: Timed, locale: string): string {
  return formatTime(momentOfEntry(entry), locale);
}

/**
 * Sorts entries by date, and the entries of a day by `momentOfEntry`. An entry without a chosen time uses its creation time,
 * even if the person wrote it on a later day. `app.mood_days` uses the same order. If no entry has a chosen time, returns
 * the rows in their given order.
 */
export function sortByTime<Of extends object>(rows: readonly Of[]): readonly Of[] {
  const entries = rows as readonly (Of & Timed)[];
  if (!entries.some(({ date, time }) => date && time)) return rows;
  const moment = (entry: Timed) => Date.parse(momentOfEntry(entry));
  return entries.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '') || moment(one) - moment(other));
}
