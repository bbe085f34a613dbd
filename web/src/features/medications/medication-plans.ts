import { date, optional, text } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';
import { useRows } from '#core/records/use-rows.ts';
import { exportedPlan, planFields } from './medicines.ts';

/**
 * The plans of every medicine, also of removed ones, each with the days on which it held. The database writes a row at each
 * change of a medicine (`app.write_medication_plan`).
 */
export const medicationPlans = defineList({
  table: 'medication_plans',
  fields: {
    medication_id: text({ minLength: 36, maxLength: 36 }),
    from_date: date(),
    /** The last day; null for the present plan. */
    to_date: optional(date()),
    ...planFields,
  },
  named: 'name',
  exported: ['medication_id', 'from_date', 'to_date', ...exportedPlan],
});

export type MedicationPlan = Item<(typeof medicationPlans)['fields']>;

/** All plans of the person's medicines, in no particular order. */
export function useMedicationPlans() {
  const { rows: plans, ...reading } = useRows<MedicationPlan>(medicationPlans.table);
  return { ...reading, plans };
}
