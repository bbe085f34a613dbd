import { momentOf } from '#lib/clock-time.ts';
import type { Dose } from './medication-doses.ts';
import type { Medicine } from './medicines.ts';
import { momentTaken } from './doses/moment-taken.ts';

const minute = 60_000;

/** Units that a dose takes where nobody gave a number; the form says so. */
const defaultPerDose = 1;

/**
 * How many pills, drops or puffs are left: the person's last count less what was taken since. Null while nothing was counted. Two devices
 * never write over each other's number, as neither writes it. Never below zero: then the count was off.
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

/** For how many whole days the rest is enough by the plan; null for a medicine that is taken as needed. */
export function daysLeft(
  { as_needed, times, pills_per_dose }: Pick<Medicine, 'as_needed' | 'times' | 'pills_per_dose'>,
  left: number,
): number | null {
  const perDay = as_needed || times === null ? 0 : times.length * (pills_per_dose ?? defaultPerDose);
  return perDay > 0 ? Math.floor(left / perDay) : null;
}

/** A dose of the very minute of the count was taken after it when its record was made after it: times have minute precision. */
function isSince(dose: Dose, counted: number): boolean {
  const moment = momentCounted(dose);
  return moment > counted || (moment === counted - (counted % minute) && Date.parse(dose.created_at) > counted);
}

/** Without a time of its own a dose counts for the time it was planned for, or for the moment of its record. */
function momentCounted(dose: Dose): number {
  const { planned, date, created_at } = dose;
  const known = momentTaken(dose) ?? (planned === null ? new Date(created_at) : momentOf(date, planned));
  return known.getTime();
}
