import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ClockTime } from '#lib/clock-time.ts';
import type { Dose } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';

/** One planned dose of a day, and its answer; without a record the answer is unknown. */
export interface PlannedDose {
  /** Identifies the dose: medicine, day and time. */
  readonly key: string;
  readonly day: CalendarDate;
  readonly medicationId: string;
  readonly name: string;
  readonly dosage: string;
  readonly time: ClockTime;
  /** The medicine's amount for each dose, to compute the remaining pills. */
  readonly pills: number | null;
  readonly dose: Dose | undefined;
}

/** The key of a planned dose: the same on every device. */
function doseKey(medicationId: string, day: CalendarDate, time: ClockTime): string {
  return `${medicationId} ${day} ${time}`;
}

/**
 * A day's plan by time: each time of each active medicine, and each planned dose with a record, even if its medicine has
 * since been changed, paused or removed. `doses` may include other days.
 */
export function planOfDay(
  medicines: readonly Medicine[],
  doses: readonly Dose[],
  day: CalendarDate,
): readonly PlannedDose[] {
  const recorded = new Map<string, Dose>();
  for (const dose of doses) {
    if (dose.date !== day || dose.planned === null) continue;
    recorded.set(doseKey(dose.medication_id, day, dose.planned), dose);
  }
  const plan = medicines
    .filter(({ status, as_needed }) => status === 'active' && !as_needed)
    .flatMap(({ id, name, dosage, times, pills_per_dose }) =>
      [...new Set(times ?? [])].map((time): PlannedDose => {
        const key = doseKey(id, day, time);
        return { key, day, medicationId: id, name, dosage, time, pills: pills_per_dose, dose: recorded.get(key) };
      }),
    );
  const planned = new Set(plan.map(({ key }) => key));
  for (const [key, dose] of recorded) {
    const { medication_id: medicationId, name, dosage, planned: time, pills } = dose;
    if (time !== null && !planned.has(key)) plan.push({ key, day, medicationId, name, dosage, time, pills, dose });
  }
  return plan.sort((one, other) => compare(one.time, other.time) || compare(one.name, other.name));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
