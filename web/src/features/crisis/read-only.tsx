import type { ReactNode } from 'react';
import { PlanGate } from '#core/journal/plan-gate.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useHasRows } from '#core/records/use-rows.ts';
import { crisisEvents, safetyPlans } from './crisis-tables.ts';
import { HistoryCard } from './crisis-history/history-card.tsx';
import { SafetyPlanCard } from './safety-plan/safety-plan-card.tsx';
import { UnsavedPlan } from './safety-plan/unsaved-plan.tsx';

/** The page without premium: the person can still read earlier texts. */
export function ReadOnly(): ReactNode {
  const t = useMessages('crisis');
  const hasPlan = useHasRows(safetyPlans.table);
  return (
    <>
      <UnsavedPlan />
      <PlanGate table={hasPlan ? safetyPlans.table : crisisEvents.table} title={t('premiumTitle')}>
        <SafetyPlanCard writable={false} />
        <HistoryCard writable={false} hidden={undefined} />
      </PlanGate>
    </>
  );
}
