import type { ReactNode } from 'react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { Notice } from '#ui/notice.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { DateBar } from './date-bar.tsx';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { JournalContext, type JournalState } from './journal-context.ts';
import { useJournalState } from './use-journal-state.ts';

const PlanGate = deferred(async () => (await import('./plan-gate.tsx')).PlanGate);
const PlanEnded = deferred(async () => (await import('./plan-ended.tsx')).PlanEnded);
const PlanUnknown = deferred(async () => (await import('./plan-unknown.tsx')).PlanUnknown);

/**
 * Layout of a journal page: title, date bar, and the gates before writing (consent, plan). Reading is always possible. The
 * children, such as JournalForm, EntryList and LookBack, show the selected date. On a wide screen the first child is on the
 * left and the others are on the right.
 */
export function JournalPage<Of extends Fields>({ of, children }: { of: Journal<Of>; children: ReactNode }): ReactNode {
  const t = useMessagesOf(of.page.id);
  const core = useMessages('core');
  const { date } = useSelectedDate();
  const journal = useJournalState(of, date);
  const parts = <div data-columns>{children}</div>;
  return (
    <JournalContext value={journal as unknown as JournalState}>
      <div className="flex flex-col gap-6">
        <PageHeader title={t('title')} />
        <DateBar of={of} />
        {journal.writing === 'checking' && <OnItsWay />}
        {journal.writing === 'ended' && <PlanEnded />}
        {journal.writing === 'unknown' && <PlanUnknown />}
        {journal.writing === 'notYet' && <Notice tone="information">{core('refused.notYet')}</Notice>}
        {journal.writing === 'consent' && of.consent !== undefined && <ConsentGate purpose={of.consent} />}
        {journal.writing === 'plan' ? <PlanGate table={of.table}>{parts}</PlanGate> : parts}
      </div>
    </JournalContext>
  );
}
