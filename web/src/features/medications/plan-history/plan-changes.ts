import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { DatedPlan } from './plans-of-medicine.ts';

/** A change of what was planned. `before` is null unless the plan itself changed. */
export interface PlanChange {
  readonly kind: 'started' | 'changed' | 'paused' | 'resumed' | 'stopped';
  /** The first day of the new plan, or the first day without doses. */
  readonly day: CalendarDate;
  readonly before: DatedPlan | null;
  readonly after: DatedPlan;
}

/**
 * The changes of one medicine, earliest first: start, change, pause, resumption and stop. A treatment starts and stops on its
 * own days. `plans` come from `plansOfMedicine`.
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
      if (state === 'ended') add('started', from, plan);
      else if (state === 'paused') add('resumed', from, plan);
      else if (last) add('changed', from, plan, last.plan);
    } else if (plan.status === 'paused' && state === 'active') add('paused', from, plan);
    else if (plan.status === 'ended' && state !== 'ended') add('stopped', from, plan);
    last = { plan, to, state: plan.status };
  }
  stop();
  return changes;
}

function earlier(one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
