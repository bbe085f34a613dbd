import { useRows, type RowsResult } from '#core/records/use-rows.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';

/**
 * The newest entry up to the selected date, however old; offline, the newest one on this device. Undefined if there is none, and
 * `loading` while this is unknown.
 */
export function useLastEntry<Of extends Fields>(of: Journal<Of>): RecordedEntry<Of> | 'loading' | undefined {
  const { date } = useJournal(of);
  const { rows, state } = useRows<Entry<Of>>(of.table, { kind: 'last', until: date });
  return state === 'loading' ? state : rows.at(-1);
}

/** How many days before the selected date `useLastEntries` includes. */
const reach = 30;

/** The entries of the selected date and of the 30 days before it, oldest first. */
export function useLastEntries<Of extends Fields>(of: Journal<Of>): RowsResult<Entry<Of>> {
  const { date } = useJournal(of);
  return useEntries<Entry<Of>>(of.table, { from: addDays(date, -reach), to: date });
}
