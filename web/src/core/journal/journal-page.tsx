import { useState, type ReactNode } from 'react';
import { useConsent } from '#core/consent/use-consent.ts';
import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useEntries } from '#core/records/use-entries.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { DateBar } from './date-bar.tsx';
import type { Entry, Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { JournalContext, type JournalState, type RecordedEntry, type Writing } from './journal-context.ts';
import { PlanGate } from './plan-gate.tsx';

function useWriting({ access, consent }: Pick<Journal, 'access' | 'consent'>): Writing {
  const { isPremium, state } = useProfile();
  // A hook cannot be left out: a journal without a purpose asks for one and does not look at the answer.
  const agreed = useConsent(consent ?? 'health');
  if (access === 'premium' && !isPremium) return state === 'loading' ? 'checking' : 'plan';
  if (consent === undefined || agreed === 'granted') return 'open';
  return agreed === 'loading' ? 'checking' : 'consent';
}

/**
 * The shell of a journal's page: title, date bar, and what must be settled before something can be written (agreement, plan). Reading
 * is never in question. What the page shows and in which order is its own JSX: JournalForm, EntryList, LookBack and whatever it
 * draws itself, all of them about the selected date.
 */
export function JournalPage<Of extends Fields>({ of, children }: { of: Journal<Of>; children: ReactNode }): ReactNode {
  const t = useMessagesOf(of.id);
  const { date, today } = useSelectedDate();
  const { rows, state, retry } = useEntries<Entry<Of>>(of.table, { date });
  const writing = useWriting(of);
  const [edited, setEdited] = useState<string | null>(null);
  const editing = rows.find((entry) => entry.id === edited) ?? null;

  const journal: JournalState<Of> = {
    journal: of,
    date,
    today,
    entries: rows,
    reading: state,
    retry,
    writing,
    editing,
    edit: (entry: RecordedEntry<Of> | null) => setEdited(entry?.id ?? null),
  };
  return (
    <JournalContext value={journal as unknown as JournalState}>
      <div className="flex flex-col gap-6">
        <PageHeader title={t('title')} />
        <DateBar />
        {writing === 'consent' && of.consent !== undefined && <ConsentGate purpose={of.consent} />}
        {writing === 'plan' ? <PlanGate table={of.table}>{children}</PlanGate> : children}
      </div>
    </JournalContext>
  );
}
