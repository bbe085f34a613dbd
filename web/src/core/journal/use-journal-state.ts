import { useState } from 'react';
import { useConsent } from '#core/consent/use-consent.ts';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import type { JournalState, RecordedEntry, Writing } from './journal-context.ts';
import { useEntriesByTime } from './use-entries-by-time.ts';

function useWriting({ page, consent, planned }: Pick<Journal, 'page' | 'consent' | 'planned'>, isAhead: boolean): Writing {
  const { isPremium, known, state } = useProfile();
  // Hooks cannot be conditional. A journal that needs no consent queries an arbitrary purpose and ignores the result.
  const agreed = useConsent(consent ?? 'health');
  if (page.access === 'premium' && !isPremium) return known ? 'plan' : state === 'loading' ? 'checking' : 'unknown';
  if (isAhead && !planned) return 'notYet';
  if (consent === undefined || agreed === 'granted') return 'open';
  return agreed === 'loading' ? 'checking' : 'consent';
}

/** If premium ends while the person could write, the state is `ended`, so that the page keeps the open form. */
function useOpenOrEnded(writing: Writing): Writing {
  const [wasOpen, setWasOpen] = useState(false);
  if (writing === 'open' && !wasOpen) setWasOpen(true);
  return writing === 'plan' && wasOpen ? 'ended' : writing;
}

/** The shared state of a journal on one date, for components that provide a JournalContext. */
export function useJournalState<Of extends Fields>(of: Journal<Of>, date: CalendarDate): JournalState<Of> {
  const today = useToday();
  const { rows, state, known, retry } = useEntriesByTime<Entry<Of>>(of.table, { date }, of.repeats);
  const writing = useOpenOrEnded(useWriting(of, date > today));
  const form = useOpenedForm(
    of.table,
    rows.map(({ id }) => id),
    date,
  );
  const withOpened = useOpenRow(rows, form.opened);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  return {
    journal: of,
    date,
    today,
    entries: rows,
    reading: state,
    known,
    retry,
    writing,
    editing: withOpened.find((entry) => entry.id === form.opened) ?? null,
    editingByPress: form.byPress,
    edit: (entry: RecordedEntry<Of> | null) => form.open(entry?.id ?? null),
    // Look up the row's current version, not its version when the person pressed Remove. The row's form may save while the
    // confirmation is open, and undo must restore the version that was removed.
    leaving: withOpened.find(({ id }) => id === leavingId) ?? null,
    askRemoval: (entry: RecordedEntry<Of> | null) => setLeavingId(entry?.id ?? null),
  };
}
