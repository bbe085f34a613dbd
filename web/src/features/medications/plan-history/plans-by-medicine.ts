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

interface PlansOfMedicine {
  readonly id: string;
  /** Undefined for a removed medicine. */
  readonly medicine: Medicine | undefined;
  /** Earliest first, without overlaps. */
  readonly plans: readonly DatedPlan[];
}

/**
 * Each medicine with its plans: those of `medicines` in their order, then removed ones. The present plan comes from `medicines`,
 * because `plans` lacks changes that the server does not have yet.
 */
export function plansByMedicine(
  medicines: readonly Medicine[],
  plans: readonly MedicationPlan[],
): readonly PlansOfMedicine[] {
  const stored = Map.groupBy(plans, ({ medication_id }) => medication_id);
  const listed = new Map(medicines.map((medicine) => [medicine.id, medicine]));
  const ids = new Set([...listed.keys(), ...stored.keys()]);
  return [...ids].map((id) => {
    const medicine = listed.get(id);
    return { id, medicine, plans: plansOfMedicine(medicine, stored.get(id) ?? []) };
  });
}

function plansOfMedicine(medicine: Medicine | undefined, plans: readonly MedicationPlan[]): readonly DatedPlan[] {
  const known = plans.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1));
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
