import type { useMessages } from '#core/messages/use-messages.ts';
import { describeSchedule } from './describe-plan.ts';
import type { PlanChange } from './plan-changes.ts';
import type { DatedPlan } from './plans-by-medicine.ts';

interface Words {
  readonly t: ReturnType<typeof useMessages<'plan-history'>>;
  readonly page: ReturnType<typeof useMessages<'medications'>>;
  readonly locale: string;
}

/** A change without the medicine's name: "Mudança: de 10 mg para 20 mg", "Pausa". */
export function describeChange({ kind, before, after }: PlanChange, { t, page, locale }: Words): string {
  const schedule = (plan: DatedPlan) => describeSchedule(plan, page, locale);
  if (kind === 'changed' && before !== null) {
    const parts = [({ name }: DatedPlan) => name, ({ dosage }: DatedPlan) => dosage, schedule];
    const differing = parts.filter((part) => part(before) !== part(after));
    const asText = (plan: DatedPlan) => differing.map((part) => part(plan)).join(', ');
    return t('changed', { before: asText(before), after: asText(after) });
  }
  const plan = `${after.dosage} · ${schedule(after)}`;
  if (kind === 'resumed') return t('resumed', { after: plan });
  if (kind === 'paused') return t('pausedOn');
  return kind === 'stopped' ? t('stopped') : t(kind === 'listed' ? 'listed' : 'started', { after: plan });
}
