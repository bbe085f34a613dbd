import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows } from '#core/records/use-rows.ts';
import { medicines, type Medicine } from './medicines.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { medicationDoses, type Dose } from './medication-doses.ts';

const order = { active: 0, paused: 1, ended: 2 } as const;

/** The person's medicines: active ones first, then paused and ended ones, each in list order. */
export function useMedicines() {
  const { rows, ...reading } = useRows<Medicine>(medicines.table);
  const sorted: readonly Recorded<Medicine>[] = [...rows].sort((one, other) => order[one.status] - order[other.status]);
  return { ...reading, medicines: sorted };
}

/** Yesterday's and today's recorded doses, for the home screen and the alarms. */
export function useRecentDoses() {
  const today = useToday();
  const { rows: doses, ...reading } = useEntries<Dose>(medicationDoses.table, { from: addDays(today, -1), to: today });
  return { ...reading, doses, today };
}
