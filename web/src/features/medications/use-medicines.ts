import type { Recorded } from '#core/records/apply-operations.ts';
import { useRows } from '#core/records/use-rows.ts';
import type { Medicine } from './medicine.ts';
import { medicines } from './medicines.ts';

const order = { active: 0, paused: 1, ended: 2 } as const;

/** The person's medicines: those that are taken now first, then the paused and the ended ones, each by its place in the list. */
export function useMedicines() {
  const { rows, ...reading } = useRows<Medicine>(medicines.table);
  const sorted: readonly Recorded<Medicine>[] = [...rows].sort((one, other) => order[one.status] - order[other.status]);
  return { ...reading, medicines: sorted };
}
