import { useToday } from '#core/selected-date/use-today.ts';
import { useEntries } from '#core/records/use-entries.ts';
import type { Reading } from '#core/records/use-rows.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { Dose } from '../doses/dose.ts';
import { medicationDoses } from '../medication-doses.ts';
import type { Medicine } from '../medicine.ts';

/** The doses since the oldest count of pills that still holds: what is left is reckoned from them. Of today alone when nothing was counted. */
export function useSince(medicines: readonly Medicine[]): Pick<Reading<Dose>, 'rows' | 'known'> {
  const today = useToday();
  const counts = medicines.flatMap(({ counted_at, pills_left, status }) =>
    counted_at === null || pills_left === null || status === 'ended' ? [] : [dateOf(new Date(counted_at))],
  );
  const from = counts.reduce((oldest, day) => (day < oldest ? day : oldest), today);
  // A dose of the evening before may have been taken after midnight, after the count.
  return useEntries<Dose>(medicationDoses.table, { from: addDays(from, -1), to: today });
}
