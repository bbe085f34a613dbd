import { calendarDate, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

const firstDay = calendarDate('2026-01-01');

/**
 * The verse of a date: the same on every device of a person. A set is gone through in its order, a verse a day. Where the person put a
 * verse aside, or swapped that of the date `swaps` times, the next one takes its place; the other days keep theirs. Undefined for an empty set.
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
  // With every verse put aside there is still one a day.
  return offered.length === 0 ? inTurn[0] : offered[swaps % offered.length];
}

/** One verse in one language. */
export interface Verse {
  /** Its name within its set, the same in every language. */
  readonly key: string;
  readonly text: string;
  /** The place it comes from, such as "Salmos 23:2-3". */
  readonly reference?: string | undefined;
}
