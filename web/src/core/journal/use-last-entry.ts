import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import type { RecordedEntry } from './journal-context.ts';
import { useLastEntries } from './use-last-entries.ts';

/** The newest entry of the last month up to the selected date: undefined when there is none, `loading` while that is not known. */
export function useLastEntry<Of extends Fields>(of: Journal<Of>): RecordedEntry<Of> | 'loading' | undefined {
  const { rows, state } = useLastEntries(of);
  return state === 'loading' ? state : rows.at(-1);
}
