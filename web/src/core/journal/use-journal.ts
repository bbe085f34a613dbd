import { useContext } from 'react';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { JournalContext, type JournalState } from './journal-context.ts';

/** What the JournalPage around this component knows of its journal: the date, its entries, whether writing is open. */
export function useJournal<Of extends Fields>(of: Journal<Of>): JournalState<Of> {
  const state = useContext(JournalContext);
  if (state === null || state.journal.table !== of.table)
    throw new Error(`this part needs a JournalPage of ${of.table} around it`);
  return state as unknown as JournalState<Of>;
}
