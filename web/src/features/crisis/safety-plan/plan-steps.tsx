import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Values } from '#core/journal/fields.ts';
import { planSteps, type safetyPlans } from '../crisis-tables.ts';

/** The filled steps of the plan, in order. */
export function PlanSteps({ plan }: { plan: Partial<Values<typeof safetyPlans.fields>> }): ReactNode {
  const t = useMessages('safety-plan');
  return (
    <dl className="flex flex-col gap-3">
      {planSteps.map(
        (step) =>
          plan[step] && (
            <div key={step}>
              <dt className="font-semibold">{t(step)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{plan[step]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
