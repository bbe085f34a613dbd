import { alarmKey } from '@cogn/shared/alarm-times.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { isDoseDay } from '@cogn/shared/medication-schedule.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Dose } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';
import type { MedicationPlan } from '../medication-plans.ts';
import { planOn, plansByMedicine } from '../plan-history/plans-by-medicine.ts';

/** One planned dose of a day, and its answer (`dose`). If there is no record, the answer is unknown. */
export interface PlannedDose {
  /** Medicine, day and time, which together identify the dose. */
  readonly key: string;
  readonly day: CalendarDate;
  readonly medicationId: string;
  readonly name: string;
  readonly dosage: string;
  readonly time: ClockTime;
  /** How many pills, drops or puffs the dose has, to compute how many remain. */
  readonly pills: number | null;
  readonly dose: Dose | undefined;
}

/**
 * Name, dosage and time of a dose as one text, without accents, capitals and outer spaces. To a person, two doses with the
 * same text are the same dose.
 */
function labelOf({ name, dosage }: Pick<Dose, 'name' | 'dosage'>, time: ClockTime): string {
  return [name, dosage, time].map((part) => foldText(part.trim())).join('\n');
}

/**
 * The doses of a day by time: each time of each plan that holds on this day, and each recorded dose that had a planned time,
 * even if the plan no longer has it. `doses` may include other days. Without `plans`, only the present plans of the
 * medicines are known, which suffices for today.
 *
 * On days before the first plan of a listed medicine, that plan applies. So a person can record doses from before they entered
 * the medicine.
 *
 * A person may remove or end a medicine and enter it again. A record of the old medicine then answers the planned dose with
 * the same name, dosage and time. Otherwise the app would offer a dose that the person has taken already.
 */
export function planOfDay(
  medicines: readonly Medicine[],
  doses: readonly Dose[],
  day: CalendarDate,
  plans: readonly MedicationPlan[] = [],
): readonly PlannedDose[] {
  const recorded = new Map<string, Dose>();
  for (const dose of doses) {
    if (dose.date !== day || dose.planned === null) continue;
    recorded.set(alarmKey(dose.medication_id, day, dose.planned), dose);
  }
  const plan = plansByMedicine(medicines, plans).flatMap(({ id, medicine, plans: known }) => {
    const first = medicine && known[0];
    const held = first && day < first.from_date ? first : planOn(known, day);
    if (held === undefined || held.status !== 'active' || held.as_needed || !isDoseDay(held, day)) return [];
    return [...new Set(held.times ?? [])].map((time): PlannedDose => {
      const { name, dosage } = held;
      const key = alarmKey(id, day, time);
      const pills = medicine?.pills_per_dose ?? null;
      return { key, day, medicationId: id, name, dosage, time, pills, dose: recorded.get(key) };
    });
  });
  const planned = new Set(plan.map(({ key }) => key));
  for (const [key, dose] of recorded) {
    const { medication_id: medicationId, name, dosage, planned: time, pills } = dose;
    if (time === null || planned.has(key)) continue;
    const same = plan.findIndex((each) => !each.dose && labelOf(each, each.time) === labelOf(dose, time));
    if (plan[same]) plan[same] = { ...plan[same], dose };
    else plan.push({ key, day, medicationId, name, dosage, time, pills, dose });
  }
  return plan.sort((one, other) => compare(one.time, other.time) || compare(one.name, other.name));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
