import { useRef, useState, type ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import type { Values } from '#core/journal/fields.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { PrintAlone } from '#shared-features/print/print-alone.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { planDraft, planSteps, safetyPlans } from '../crisis-tables.ts';
import { PlanSteps } from './plan-steps.tsx';

/** The person's safety plan. The plan comes first, and the form is folded. Printing prints only the plan. */
export function SafetyPlanCard({ writable }: { writable: boolean }): ReactNode {
  const t = useMessages('safety-plan');
  const agreed = useConsent('health');
  const { row, state, retry } = useOwnRow<Values<typeof safetyPlans.fields>>(safetyPlans.table);
  const notifySaved = useSavedToast();
  const drafted = useOpenedForm('crisis', ['plan']).opened !== null;
  const [saves, setSaves] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const written = planSteps.some((step) => row?.[step]);
  return (
    <Card aria-labelledby="safety-plan" className="flex flex-col gap-4">
      <h2 id="safety-plan" ref={heading} tabIndex={-1} className="text-lg">
        {t('heading')}
      </h2>
      <p>{t('intro')}</p>
      <QueryStateNotice reading={state} retry={retry} />
      {written && row && (
        <>
          <PlanSteps plan={row} />
          <Button icon={Printer} className="self-start" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <PrintAlone>
            <h1 className="text-2xl">{t('heading')}</h1>
            <PlanSteps plan={row} />
          </PrintAlone>
        </>
      )}
      {!written && state === 'ready' && !writable && <p className="text-muted">{t('empty')}</p>}
      {writable && agreed !== 'loading' && state !== 'loading' && (
        // An unsaved draft opens the form. After saving, the form is folded again.
        <Folded key={saves} summary={t(written ? 'change' : 'write')} initiallyOpen={saves === 0 && drafted}>
          {agreed === 'granted' ? (
            <EntryForm
              fields={safetyPlans.fields}
              draftKey={planDraft}
              initial={row}
              saveLabel={t('save')}
              saveVariant="secondary"
              onSaved={() => {
                setSaves(saves + 1);
                heading.current?.focus();
              }}
              save={async (values) => {
                await putOwnRow(safetyPlans.table, values);
                notifySaved(safetyPlans.table, ownRowId, {
                  saved: t('saved'),
                  onDevice: t('savedHere'),
                  refused: t('failed'),
                });
              }}
            >
              {(fields) =>
                planSteps.map((step, index) => (
                  <TextArea
                    key={step}
                    {...fields.text(step)}
                    label={t('numbered', { number: String(index + 1), step: t(step) })}
                    hint={t(`${step}Hint`)}
                  />
                ))
              }
            </EntryForm>
          ) : (
            <ConsentGate purpose="health" />
          )}
        </Folded>
      )}
    </Card>
  );
}
