import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { Card } from '#ui/card.tsx';
import { Folded } from '#ui/folded.tsx';
import { describeSchedule } from './describe-plan.ts';
import type { PlanChange } from './plan-changes.ts';
import type { DatedPlan } from './plans-of-medicine.ts';
import { useMedicineChanges } from './use-medicine-changes.ts';

/** All changes of all medicines, latest first: start, change, pause, resumption and stop. */
export function PlanTimeline(): ReactNode {
  const t = useMessages('plan-history');
  const page = useMessages('medications');
  const locale = useLocale();
  const changes = useMedicineChanges().toReversed();
  if (changes.length === 0) return null;
  return (
    <Card>
      <Folded summary={t('changes')}>
        <p className="text-muted">{t('changesText')}</p>
        <ol className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <li key={`${change.medicationId} ${change.day} ${change.kind}`} className="py-3 break-words">
              <p className="text-sm text-muted">
                <time dateTime={change.day}>{formatDate(change.day, locale)}</time>
              </p>
              <p>
                <span className="font-semibold">{change.after.name}</span> {describeChange(change)}
              </p>
            </li>
          ))}
        </ol>
      </Folded>
    </Card>
  );

  function describeChange({ kind, before, after }: PlanChange): string {
    if (kind === 'changed' && before !== null) return t('changed', describeDifference(before, after, page, locale));
    const plan = `${after.dosage} · ${describeSchedule(after, page, locale)}`;
    if (kind === 'resumed') return t('resumed', { after: plan });
    if (kind === 'paused') return t('pausedOn');
    return kind === 'stopped' ? t('stopped') : t('started', { after: plan });
  }
}

/** What differs between two plans of one medicine, each as text: "10 mg" and "20 mg". */
function describeDifference(
  before: DatedPlan,
  after: DatedPlan,
  t: ReturnType<typeof useMessages<'medications'>>,
  locale: string,
): { before: string; after: string } {
  const parts = [
    ({ name }: DatedPlan) => name,
    ({ dosage }: DatedPlan) => dosage,
    (plan: DatedPlan) => describeSchedule(plan, t, locale),
  ].filter((part) => part(before) !== part(after));
  const asText = (plan: DatedPlan) => parts.map((part) => part(plan)).join(', ');
  return { before: asText(before), after: asText(after) };
}
