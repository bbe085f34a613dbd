import type { MedicationSchedule } from '@cogn/shared/medication-schedule.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { Dose } from './medication-doses.ts';
import type { Medicine } from './medicines.ts';
import { momentTaken } from './doses/moment-taken.ts';

const minute = 60_000;

/** How many pills a dose has if the person states no number. The form mentions this default. */
const defaultPerDose = 1;

/**
 * The remaining pills, drops or puffs: the last count minus the doses taken since, never below zero. Null if there is no
 * count. The number is computed rather than stored, so that two devices cannot overwrite each other's number.
 */
export function pillsLeft(
  { id, pills_left, counted_at }: Pick<Medicine, 'id' | 'pills_left' | 'counted_at'>,
  doses: readonly Dose[],
): number | null {
  if (pills_left === null || counted_at === null) return null;
  const counted = Date.parse(counted_at);
  const taken = doses
    .filter((dose) => dose.medication_id === id && dose.state === 'taken' && isSince(dose, counted))
    .reduce((sum, { pills }) => sum + (pills ?? defaultPerDose), 0);
  return Math.max(0, Math.round((pills_left - taken) * 100) / 100);
}

/** How many whole days the pills last at the planned doses; null without planned doses, as for a medicine taken as needed. */
export function daysLeft(
  { as_needed, times, pills_per_dose, ...schedule }: Omit<Medicine, 'pills_left' | 'counted_at'>,
  left: number,
): number | null {
  const perDoseDay = as_needed || times === null ? 0 : times.length * (pills_per_dose ?? defaultPerDose);
  const perDay = (perDoseDay * doseDaysPerWeek(schedule)) / 7;
  return perDay > 0 ? Math.floor(left / perDay) : null;
}

/** How many days with doses a schedule has in a week, on average. */
function doseDaysPerWeek({ repeat, weekdays, every_days: everyDays }: MedicationSchedule): number {
  if (repeat === 'weekdays') return weekdays?.length ?? 0;
  return repeat === 'interval' && everyDays !== null ? 7 / everyDays : 7;
}

/**
 * Whether a dose was taken after the pills were counted. Dose times have no seconds. So within the minute of the count, it
 * matters when the record of the dose was created.
 */
function isSince(dose: Dose, counted: number): boolean {
  const moment = momentCounted(dose);
  return moment > counted || (moment === counted - (counted % minute) && Date.parse(dose.created_at) > counted);
}

/** When a dose counts as taken: at its `taken_at`, else at its planned time, else when the record was made. Epoch ms. */
function momentCounted(dose: Dose): number {
  const { planned, date, created_at } = dose;
  const known = momentTaken(dose) ?? (planned === null ? new Date(created_at) : momentOf(date, planned));
  return known.getTime();
}
