import { calendarDate, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

const firstDay = calendarDate('2026-01-01');

/**
 * The verse of a date. Without swaps it is the same on every device. The verses of a set take turns, one a day. If the user
 * skipped a verse, or swapped it on this date (`swaps` times), a following verse replaces it. The verses of other dates do not
 * change. Undefined for an empty set.
 */
export function verseOf(
  verses: readonly Verse[],
  date: CalendarDate,
  aside: ReadonlySet<string>,
  swaps = 0,
): Verse | undefined {
  const count = verses.length;
  if (count === 0) return undefined;
  const first = ((daysBetween(firstDay, date) % count) + count) % count;
  const inTurn = [...verses.slice(first), ...verses.slice(0, first)];
  const offered = inTurn.filter(({ key }) => !aside.has(key));
  // If the user skipped all verses, still show one a day.
  return offered.length === 0 ? inTurn[0] : offered[swaps % offered.length];
}

export interface Verse {
  /** The verse's key within the set, the same in every language. */
  readonly key: string;
  readonly text: string;
  /** The source, such as "Salmos 23:2-3". */
  readonly reference?: string | undefined;
}
