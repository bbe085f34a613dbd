import type { Recorded } from '#core/rows/apply-operations.ts';
import { useRows, type RowsResult } from '#core/records/use-rows.ts';
import { medicines, type Medicine } from './medicines.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { medicationDoses, type Dose } from './medication-doses.ts';
import { dateOf } from '#lib/local-date.ts';

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

/**
 * The doses from which the page computes the remaining pills. They begin one day before the oldest count of pills of a
 * medicine that has not ended. Without such a count they begin yesterday.
 */
export function useSince(medicines: readonly Medicine[]): Pick<RowsResult<Dose>, 'rows' | 'known'> {
  const today = useToday();
  const counts = medicines.flatMap(({ counted_at, pills_left, status }) =>
    counted_at === null || pills_left === null || status === 'ended' ? [] : [dateOf(new Date(counted_at))],
  );
  const from = counts.reduce((oldest, day) => (day < oldest ? day : oldest), today);
  // Begins one day before the count. A dose planned for the evening before may have been taken past midnight, after the
  // count.
  return useEntries<Dose>(medicationDoses.table, { from: addDays(from, -1), to: today });
}
