import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { Medicine, planFields } from '../medicines.ts';
import type { MedicationPlan } from '../medication-plans.ts';

/** A plan of a medicine and the days on which it held. */
export type DatedPlan = Pick<Medicine, keyof typeof planFields> & {
  readonly from_date: CalendarDate;
  /** The last day; null if the plan still holds. */
  readonly to_date: CalendarDate | null;
};

/** The first day of a medicine's present plan. */
export function planFrom({ plan_from, created_at }: Pick<Medicine, 'plan_from' | 'created_at'>): CalendarDate {
  return plan_from ?? dateOf(new Date(created_at));
}

/**
 * The plans of one medicine, earliest first, without overlaps. The present plan comes from `medicine`, because `plans` lacks
 * changes that the server does not have yet. `medicine` is undefined for a removed medicine.
 */
export function plansOfMedicine(
  medicationId: string,
  medicine: Medicine | undefined,
  plans: readonly MedicationPlan[],
): readonly DatedPlan[] {
  const known = plans
    .filter(({ medication_id }) => medication_id === medicationId)
    .toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1));
  if (medicine === undefined) return known;
  const from = planFrom(medicine);
  const last = addDays(from, -1);
  const earlier = known
    .filter((plan) => plan.from_date < from)
    .map((plan) => ({ ...plan, to_date: plan.to_date !== null && plan.to_date < from ? plan.to_date : last }));
  return [...earlier, { ...medicine, from_date: from, to_date: null }];
}

/** The plan that held on a day; undefined if there was none. */
export function planOn(plans: readonly DatedPlan[], day: CalendarDate): DatedPlan | undefined {
  return plans.findLast(({ from_date: from, to_date: to }) => from <= day && (to === null || day <= to));
}
