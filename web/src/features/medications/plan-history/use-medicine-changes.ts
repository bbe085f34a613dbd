import { useEffect, useEffectEvent, useRef } from 'react';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { useMedicationPlans } from '../medication-plans.ts';
import { medicines as definition } from '../medicines.ts';
import { useMedicines } from '../use-medicines.ts';
import { changesOfMedicines } from './plan-changes.ts';

/** All changes of all medicines, earliest first: entry, start, change, pause, resumption and stop. */
export function useMedicineChanges(): ReturnType<typeof changesOfMedicines> {
  const { medicines } = useMedicines();
  const { plans, retry } = useMedicationPlans();
  const isWaiting = useOutbox().waiting.some(({ table }) => table === definition.table);
  const wasWaiting = useRef(isWaiting);
  // The database writes the plans, and the server notifies only the person's other devices. So refetch the plans once the
  // server has this device's changes.
  const refetch = useEffectEvent(() => {
    if (wasWaiting.current && !isWaiting) void retry();
    wasWaiting.current = isWaiting;
  });
  useEffect(() => refetch(), [isWaiting]);
  return changesOfMedicines(medicines, plans);
}
