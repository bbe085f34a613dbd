import { calendarDate, daysBetween, type CalendarDate } from '#lib/calendar-date.ts';
import type { Verse } from './verse.ts';

const firstDay = calendarDate('2026-01-01');

/**
 * The verse of a date: the same on every device of a person. A set is gone through in its order, a verse a day. Where the person put a
 * verse aside, the next one takes its place; the other days keep theirs. Undefined for an empty set.
 */
export function verseOf(verses: readonly Verse[], date: CalendarDate, aside: ReadonlySet<string>): Verse | undefined {
  const count = verses.length;
  if (count === 0) return undefined;
  const first = ((daysBetween(firstDay, date) % count) + count) % count;
  const inTurn = [...verses.slice(first), ...verses.slice(0, first)];
  // With every verse put aside there is still one a day.
  return inTurn.find(({ key }) => !aside.has(key)) ?? inTurn[0];
}
