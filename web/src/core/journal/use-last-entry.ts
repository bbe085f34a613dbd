import { useEntries } from '#core/records/use-entries.ts';
import { addDays } from '#lib/calendar-date.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import type { RecordedEntry } from './journal-context.ts';
import { useJournal } from './use-journal.ts';

/** How far "last time" reaches back, in days. */
const reach = 30;

/** The newest entry of the last month up to the selected date; undefined when there is none. */
export function useLastEntry<Of extends Fields>(of: Journal<Of>): RecordedEntry<Of> | undefined {
  const { date } = useJournal(of);
  return useEntries<Entry<Of>>(of.table, { from: addDays(date, -reach), to: date }).rows.at(-1);
}
