import { createContext, useContext } from 'react';
import type { Recorded } from '#core/rows/apply-operations.ts';
import type { QueryState } from '#core/records/use-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';

/**
 * Whether the person can write to a journal now. Reading works in all states.
 * - `open`: entries can be added and changed.
 * - `consent`: writing needs the person's consent.
 * - `plan`: writing needs premium.
 * - `ended`: premium ended while the page was open; forms keep their text.
 * - `notYet`: the date is in the future; entries can be removed.
 * - `checking`: consent or premium is not known yet.
 * - `unknown`: the server did not say whether the person has premium.
 */
export type Writing = 'open' | 'consent' | 'plan' | 'ended' | 'notYet' | 'checking' | 'unknown';

export type RecordedEntry<Of extends Fields> = Recorded<Entry<Of>>;

/** State that the parts of a journal page share. */
export interface JournalState<Of extends Fields = Fields> {
  readonly journal: Journal<Of>;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  /** The entries of the selected date, oldest first. */
  readonly entries: readonly RecordedEntry<Of>[];
  readonly reading: QueryState;
  /** Whether the server's entries, fresh or cached, and the pending changes are known. If false, an empty list may be wrong. */
  readonly known: boolean;
  readonly retry: () => Promise<void>;
  readonly writing: Writing;
  /** The entry that the form is editing, if any. */
  readonly editing: RecordedEntry<Of> | null;
  /** Whether a press started the editing. False if the page restored a draft. */
  readonly editingByPress: boolean;
  readonly edit: (entry: RecordedEntry<Of> | null) => void;
  /** The entry whose removal the list asks the person to confirm, if any. */
  readonly leaving: RecordedEntry<Of> | null;
  readonly askRemoval: (entry: RecordedEntry<Of> | null) => void;
}

export const JournalContext = createContext<JournalState | null>(null);

/** State of the surrounding JournalPage: the date, its entries, and whether writing is open. */
export function useJournal<Of extends Fields>(of: Journal<Of>): JournalState<Of> {
  const state = useContext(JournalContext);
  if (state === null || state.journal.table !== of.table)
    throw new Error(`this part needs a JournalPage of ${of.table} around it`);
  return state as unknown as JournalState<Of>;
}
