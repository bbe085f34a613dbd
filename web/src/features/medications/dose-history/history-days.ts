import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { Dose, DoseState } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';
import { planOfDay, type PlannedDose } from '../doses/plan-of-day.ts';
import type { MedicationPlan } from '../medication-plans.ts';
import { plansByMedicine } from '../plan-history/plans-by-medicine.ts';

/** One day of one medicine: its planned doses, and its intakes as needed. */
export interface HistoryDay {
  readonly day: CalendarDate;
  readonly planned: readonly PlannedDose[];
  readonly asNeeded: readonly Dose[];
}

export interface HistoryRecords {
  readonly medicines: readonly Medicine[];
  readonly plans: readonly MedicationPlan[];
  readonly doses: readonly Dose[];
  readonly days: readonly CalendarDate[];
}

/** How many doses have each answer (taken, skipped, later). Doses without an answer are not included. */
export type DoseCounts = Readonly<Record<DoseState, number>>;

/**
 * The days of one medicine, each with what was planned on that day. A planned dose without a record is left out if its time has
 * not come yet, or if the day is before the medicine's first plan.
 */
export function historyDays(
  medicationId: string,
  { medicines, plans, doses, days }: HistoryRecords,
  now: Date,
): readonly HistoryDay[] {
  const today = dateOf(now);
  const own = doses.filter(({ medication_id }) => medication_id === medicationId);
  const listed = medicines.filter(({ id }) => id === medicationId);
  const ownPlans = plans.filter(({ medication_id }) => medication_id === medicationId);
  const since = plansByMedicine(listed, ownPlans)[0]?.plans[0]?.from_date;
  const counts = ({ dose, day, time }: PlannedDose) =>
    dose !== undefined || (momentOf(day, time) <= now && since !== undefined && day >= since);
  return days
    .filter((day) => day <= today)
    .map((day) => ({
      day,
      planned: planOfDay(listed, own, day, ownPlans).filter(counts),
      asNeeded: own.filter((dose) => dose.date === day && dose.planned === null),
    }));
}

export function countDoses(doses: readonly Pick<Dose, 'state'>[]): DoseCounts {
  const counts = { taken: 0, skipped: 0, later: 0 };
  for (const { state } of doses) counts[state] += 1;
  return counts;
}
