import { useRows } from '#core/records/use-rows.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import type { RecordedEntry } from './journal-context.ts';
import { useJournal } from './use-journal.ts';

/**
 * The newest entry up to the selected date, however long ago; without a network, the newest that this device has. Undefined when there is
 * none, `loading` while that is not known.
 */
export function useLastEntry<Of extends Fields>(of: Journal<Of>): RecordedEntry<Of> | 'loading' | undefined {
  const { date } = useJournal(of);
  const { rows, state } = useRows<Entry<Of>>(of.table, { kind: 'last', until: date });
  return state === 'loading' ? state : rows.at(-1);
}
