import { useMedicationPlans } from '../medication-plans.ts';
import { useMedicines } from '../use-medicines.ts';
import { changesOfMedicines } from './plan-changes.ts';

/** All changes of all medicines, earliest first: entry, start, change, pause, resumption and stop. */
export function useMedicineChanges(): ReturnType<typeof changesOfMedicines> {
  const { medicines } = useMedicines();
  const { plans } = useMedicationPlans();
  return changesOfMedicines(medicines, plans);
}
