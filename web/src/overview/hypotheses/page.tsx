import { useState, type ReactNode } from 'react';
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
  const { rows, state } = useRows(hypothesisTable.table);
  // Answers come before the form. The first idea of this visit does not change the order, because the form has the focus.
  const [answersFirst, setAnswersFirst] = useState<boolean>();
  if (answersFirst === undefined && state !== 'loading') setAnswersFirst(rows.length > 0);
  const [asked, setAsked] = useState(0);
  // Queries what the lazy parts need, in parallel with the profile and the consent. The form waits for the medicines, because
  // it must refuse a plan whose practice is a medicine.
  const medicines = [useRows('medications').state, useRows('medication_plans').state];
  useRows(hypothesisDaysTable);
  useRows(trackerList.table);
  useRows(tagsTable);
  // The inner element keeps its column while the part loads, or the other part would move.
  const form = (
    <div key="form">
      <div className="flex flex-col gap-6">
        {consent === 'missing' && <ConsentGate purpose="health" />}
        {consent === 'granted' && (
          <LazyForm initiallyOpen={!answersFirst} askedFor={asked === 0 ? undefined : String(asked)} />
        )}
      </div>
    </div>
  );
  const list = (
    <div key="list">
      <LazyList onAsk={answersFirst && consent === 'granted' ? () => setAsked(asked + 1) : undefined} />
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {isPremium && (medicines.includes('loading') || answersFirst === undefined) ? (
        <OnItsWay />
      ) : isPremium ? (
        <div data-columns="">{answersFirst ? [list, form] : [form, list]}</div>
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
