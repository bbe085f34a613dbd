import { choice, date, optional, text } from '#core/journal/fields.ts';
import { defineList } from '#core/list/define-list.ts';
import { containsTerms, searchTerms } from '#lib/fold-text.ts';
import { calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The status of a reading. A paused and a stopped reading share one status. */
export const readingStatuses = ['wantToRead', 'reading', 'finished', 'pausedOrStopped'] as const;

export type ReadingStatus = (typeof readingStatuses)[number];

/** A person's readings. `date` determines the month; for a finished reading it is the day of finishing. */
export const readingList = defineList({
  table: 'readings',
  fields: {
    title: text({ maxLength: 300 }),
    author: optional(text({ maxLength: 200 })),
    status: choice(readingStatuses),
    date: date(),
    insights: optional(text({ maxLength: 5000 })),
  },
  named: 'title',
  exported: ['date', 'title', 'author', 'status', 'insights'],
});

interface Findable {
  readonly title: string;
  readonly author: string | null;
  readonly insights: string | null;
  readonly status: ReadingStatus;
}

/**
 * The readings whose title, author or insights contain every word of the query, ignoring accents and capitals. With a
 * `status`, only readings of that status.
 */
export function findReadings<Reading extends Findable>(
  readings: readonly Reading[],
  { query, status }: { query: string; status: ReadingStatus | 'all' },
): readonly Reading[] {
  const words = searchTerms(query);
  return readings.filter(
    (each) =>
      (status === 'all' || each.status === status) &&
      containsTerms([each.title, each.author, each.insights].join('\n'), words),
  );
}

interface Dated {
  readonly date: CalendarDate;
}

/**
 * Readings by month. The newest month comes first, and in each month the newest reading. `first` is the first day of the
 * month. The given `readings` are oldest first.
 */
export function byMonth<Reading extends Dated>(
  readings: readonly Reading[],
): readonly { readonly first: CalendarDate; readonly readings: readonly Reading[] }[] {
  const months = new Map<CalendarDate, Reading[]>();
  for (const reading of [...readings].reverse()) {
    const first = calendarDate(`${reading.date.slice(0, 7)}-01`);
    months.set(first, [...(months.get(first) ?? []), reading]);
  }
  return [...months]
    .map(([first, ofMonth]) => ({ first, readings: ofMonth }))
    .sort((one, other) => (one.first < other.first ? 1 : -1));
}

/** The number of finished readings in each month of a year, January first. A month without any is null. */
export function finishedByMonth(
  readings: readonly (Dated & { readonly status: ReadingStatus })[],
  year: number,
): readonly (number | null)[] {
  const finished = readings.filter(({ date, status }) => status === 'finished' && Number(date.slice(0, 4)) === year);
  return Array.from({ length: 12 }, (_, month) => {
    const count = finished.filter(({ date }) => Number(date.slice(5, 7)) === month + 1).length;
    return count === 0 ? null : count;
  });
}
