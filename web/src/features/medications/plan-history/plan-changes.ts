import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { MedicationPlan } from '../medication-plans.ts';
import type { Medicine } from '../medicines.ts';
import { plansByMedicine, type DatedPlan } from './plans-by-medicine.ts';

/**
 * A change of a medicine's plan. `listed`: the person entered the medicine, perhaps long after the first intake.
 * `started`: a treatment with a first day began.
 */
export interface PlanChange {
  readonly kind: 'listed' | 'started' | 'changed' | 'paused' | 'resumed' | 'stopped';
  /** The first day of the new plan, or the first day without doses. */
  readonly day: CalendarDate;
  /** Null unless the plan itself changed. */
  readonly before: DatedPlan | null;
  readonly after: DatedPlan;
}

/**
 * The changes of one medicine, earliest first: entry, start, change, pause, resumption and stop. A treatment with `starts_on`
 * or `ends_on` starts or stops on these days. `plans` come from `plansByMedicine`.
 */
export function planChanges(plans: readonly DatedPlan[]): readonly PlanChange[] {
  const changes: PlanChange[] = [];
  let last: { plan: DatedPlan; to: CalendarDate | null; state: 'active' | 'paused' | 'ended' } | undefined;
  const add = (kind: PlanChange['kind'], day: CalendarDate, after: DatedPlan, before: DatedPlan | null = null) =>
    changes.push({ kind, day, before, after });
  const stop = () => {
    if (last === undefined || last.to === null || last.state === 'ended') return;
    add('stopped', addDays(last.to, 1), last.plan);
    last = { ...last, state: 'ended' };
  };
  for (const plan of plans) {
    const from = plan.starts_on !== null && plan.starts_on > plan.from_date ? plan.starts_on : plan.from_date;
    const to = earlier(plan.ends_on, plan.to_date);
    if (to !== null && to < from) continue;
    if (last && last.to !== null && addDays(last.to, 1) < from) stop();
    const state = last?.state ?? 'ended';
    if (plan.status === 'active') {
      if (state === 'ended' && from === plan.starts_on) add('started', from, plan);
      else if (last === undefined) add('listed', from, plan);
      else if (state !== 'active') add('resumed', from, plan);
      else add('changed', from, plan, last.plan);
    } else if (plan.status === 'paused' && state === 'active') add('paused', from, plan);
    else if (plan.status === 'ended' && state !== 'ended') add('stopped', from, plan);
    last = { plan, to, state: plan.status };
  }
  stop();
  return changes;
}

/** All changes of all medicines, removed ones included, earliest first. */
export function changesOfMedicines(
  medicines: readonly Medicine[],
  plans: readonly MedicationPlan[],
): readonly (PlanChange & { readonly medicationId: string })[] {
  return plansByMedicine(medicines, plans)
    .flatMap(({ id, plans: own }) => planChanges(own).map((change) => ({ ...change, medicationId: id })))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function earlier(one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
