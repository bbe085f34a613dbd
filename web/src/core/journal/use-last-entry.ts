import { useRows, type RowsResult } from '#core/records/use-rows.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';

/**
 * The newest entry up to the selected date, however long ago; without a network, the newest that this device has. Undefined when there is
 * none, `loading` while that is not known.
 */
export function useLastEntry<Of extends Fields>(of: Journal<Of>): RecordedEntry<Of> | 'loading' | undefined {
  const { date } = useJournal(of);
  const { rows, state } = useRows<Entry<Of>>(of.table, { kind: 'last', until: date });
  return state === 'loading' ? state : rows.at(-1);
}

/** How far "lately" reaches back, in days. */
const reach = 30;

/** The entries of the last month up to the selected date, oldest first: what was written lately is read from. */
export function useLastEntries<Of extends Fields>(of: Journal<Of>): RowsResult<Entry<Of>> {
  const { date } = useJournal(of);
  return useEntries<Entry<Of>>(of.table, { from: addDays(date, -reach), to: date });
}
