import type { ReactNode } from 'react';
import { CopyDraft } from '#core/journal/copy-draft.tsx';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { planDraft, planSteps } from '../crisis-tables.ts';
import { PlanSteps } from './plan-steps.tsx';

const nothing: Partial<Record<(typeof planSteps)[number], string>> = {};

/**
 * The unsaved draft of the safety plan, for a person whose premium has ended. Saving would need premium, so the person can
 * only read and copy the draft. It exists only on this device.
 */
export function UnsavedPlan(): ReactNode {
  const t = useMessages('safety-plan');
  const [typed] = useDraft(planDraft, nothing);
  if (!planSteps.some((step) => typed[step]?.trim())) return null;
  return (
    <Card aria-labelledby="unsaved-plan" className="flex flex-col gap-4">
      <h2 id="unsaved-plan" className="text-lg">
        {t('heading')}
      </h2>
      <Notice tone="information">
        <CopyDraft draft={typed} />
      </Notice>
      <div className="select-text">
        <PlanSteps plan={typed} />
      </div>
    </Card>
  );
}
