import { createContext, useContext } from 'react';
import type { Recorded } from '#core/rows/apply-operations.ts';
import type { QueryState } from '#core/records/use-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';

/**
 * - `open`: entries can be added and changed.
 * - `consent`: once the person agrees to the purpose; reading is open meanwhile.
 * - `plan`: with premium; reading is open.
 * - `ended`: with premium, which ended while the page was open: a form keeps what was typed; reading is open.
 * - `notYet`: once the day has come; reading and removing are open.
 * - `checking`: it is not known yet.
 * - `unknown`: the server did not say whether there is premium; reading is open.
 */
export type Writing = 'open' | 'consent' | 'plan' | 'ended' | 'notYet' | 'checking' | 'unknown';

export type RecordedEntry<Of extends Fields> = Recorded<Entry<Of>>;

/** What the parts of a journal's page share. */
export interface JournalState<Of extends Fields = Fields> {
  readonly journal: Journal<Of>;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  /** The entries of the selected date, oldest first. */
  readonly entries: readonly RecordedEntry<Of>[];
  readonly reading: QueryState;
  /** Whether the server has told these entries, now or earlier: until then no entry is no answer. */
  readonly known: boolean;
  readonly retry: () => Promise<void>;
  readonly writing: Writing;
  /** The entry that the form is changing, if any. */
  readonly editing: RecordedEntry<Of> | null;
  /** A press asked for that; otherwise it was put back with its draft. */
  readonly editingByPress: boolean;
  readonly edit: (entry: RecordedEntry<Of> | null) => void;
}

export const JournalContext = createContext<JournalState | null>(null);

/** What the JournalPage around this component knows of its journal: the date, its entries, whether writing is open. */
export function useJournal<Of extends Fields>(of: Journal<Of>): JournalState<Of> {
  const state = useContext(JournalContext);
  if (state === null || state.journal.table !== of.table)
    throw new Error(`this part needs a JournalPage of ${of.table} around it`);
  return state as unknown as JournalState<Of>;
}
