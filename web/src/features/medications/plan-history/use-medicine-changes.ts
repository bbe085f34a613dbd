import { useMedicationPlans } from '../medication-plans.ts';
import { useMedicines } from '../use-medicines.ts';
import { planChanges, type PlanChange } from './plan-changes.ts';
import { plansOfMedicine } from './plans-of-medicine.ts';

/** All changes of all medicines, earliest first: start, change, pause, resumption and stop. */
export function useMedicineChanges(): readonly (PlanChange & { readonly medicationId: string })[] {
  const { medicines } = useMedicines();
  const { plans } = useMedicationPlans();
  const listed = new Map(medicines.map((medicine) => [medicine.id, medicine]));
  const ids = new Set([...listed.keys(), ...plans.map(({ medication_id }) => medication_id)]);
  return [...ids]
    .flatMap((medicationId) =>
      planChanges(plansOfMedicine(medicationId, listed.get(medicationId), plans)).map((change) => ({
        ...change,
        medicationId,
      })),
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
