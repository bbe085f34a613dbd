import type { ReactNode } from 'react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { PlanGate } from '#core/journal/plan-gate.tsx';
import { PlanUnknown } from '#core/journal/plan-unknown.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { hypothesisDaysTable, hypothesisTable } from '#features/hypotheses/hypothesis-table.ts';
import { trackerList } from '#features/trackers/tracker-tables.ts';
import { tagsTable } from '#shared-features/tags/tag-rows.ts';

/** Namespaces that describe changes of medicines and own trackers. */
const shared = ['plan-history', 'medications', 'trackers'];

const LazyForm = lazyPart(
  'hypothesis-form',
  () => ['hypothesis-form', 'tags', ...shared],
  async () => (await import('./hypothesis-form/ask-form.tsx')).AskForm,
);

const LazyList = lazyPart(
  'hypothesis-answer',
  () => ['hypothesis-answer', 'insights', ...shared],
  async () => (await import('./hypothesis-answer/hypothesis-list.tsx')).HypothesisList,
);

/**
 * A person tests an idea on their own records. They choose what to compare and the day of the answer, and cannot change this
 * later. From that day on they can read the answer, also without premium.
 */
export default function HypothesesPage(): ReactNode {
  const t = useMessages('hypotheses');
  const { isPremium, known } = useProfile();
  const consent = useConsent('health');
  const { rows, known: listed } = useRows(hypothesisTable.table);
  // Queries what the lazy parts need, in parallel with the profile and the consent. The form waits for the medicines, because
  // it must refuse a plan whose practice is a medicine.
  const medicines = [useRows('medications').state, useRows('medication_plans').state];
  useRows(hypothesisDaysTable);
  useRows(trackerList.table);
  useRows(tagsTable);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {isPremium && medicines.includes('loading') ? (
        <OnItsWay />
      ) : isPremium ? (
        <div data-columns="">
          {/* The inner element keeps the first column while the form loads, or the list would move. */}
          <div>
            <div className="flex flex-col gap-6">
              {consent === 'missing' && <ConsentGate purpose="health" />}
              {consent === 'granted' && <LazyForm initiallyOpen={listed && rows.length === 0} />}
            </div>
          </div>
          <LazyList />
        </div>
      ) : known ? (
        <PlanGate table={hypothesisTable.table}>
          <LazyList />
        </PlanGate>
      ) : (
        <PlanUnknown />
      )}
    </div>
  );
}
