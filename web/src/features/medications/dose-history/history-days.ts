import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { Dose, DoseState } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';
import { planOfDay, type PlannedDose } from '../doses/plan-of-day.ts';

/** One day of one medicine: its planned doses, and its intakes as needed. */
export interface HistoryDay {
  readonly day: CalendarDate;
  readonly planned: readonly PlannedDose[];
  readonly asNeeded: readonly Dose[];
}

export interface HistoryRecords {
  readonly medicines: readonly Medicine[];
  readonly doses: readonly Dose[];
  readonly days: readonly CalendarDate[];
}

/** How many doses have each answer (taken, skipped, later). Doses without an answer are not included. */
export type DoseCounts = Readonly<Record<DoseState, number>>;

/**
 * The days of one medicine. A planned dose without a record is left out if its time has not come yet, or if the medicine was
 * not on the list on that day.
 */
export function historyDays(
  medicationId: string,
  { medicines, doses, days }: HistoryRecords,
  now: Date,
): readonly HistoryDay[] {
  const today = dateOf(now);
  const own = doses.filter(({ medication_id }) => medication_id === medicationId);
  const listed = medicines.filter(({ id }) => id === medicationId);
  const since = listed[0] && dateOf(new Date(listed[0].created_at));
  const counts = ({ dose, day, time }: PlannedDose) =>
    dose !== undefined || (momentOf(day, time) <= now && since !== undefined && day >= since);
  return days
    .filter((day) => day <= today)
    .map((day) => ({
      day,
      planned: planOfDay(listed, own, day).filter(counts),
      asNeeded: own.filter((dose) => dose.date === day && dose.planned === null),
    }));
}

export function countDoses(doses: readonly Pick<Dose, 'state'>[]): DoseCounts {
  const counts = { taken: 0, skipped: 0, later: 0 };
  for (const { state } of doses) counts[state] += 1;
  return counts;
}
