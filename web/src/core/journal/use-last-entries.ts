import { useEntries } from '#core/records/use-entries.ts';
import type { Reading } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { useJournal } from './use-journal.ts';

/** How far "lately" reaches back, in days. */
const reach = 30;

/** The entries of the last month up to the selected date, oldest first: what was written lately is read from. */
export function useLastEntries<Of extends Fields>(of: Journal<Of>): Reading<Entry<Of>> {
  const { date } = useJournal(of);
  return useEntries<Entry<Of>>(of.table, { from: addDays(date, -reach), to: date });
}
