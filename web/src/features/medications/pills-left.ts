import { momentOf } from '#lib/clock-time.ts';
import type { Dose } from './medication-doses.ts';
import type { Medicine } from './medicines.ts';
import { momentTaken } from './doses/moment-taken.ts';

const minute = 60_000;

/** The default number of units in a dose; the form says so. */
const defaultPerDose = 1;

/**
 * The remaining pills, drops or puffs: the last count minus the doses taken since. Null without a count. It is computed
 * rather than stored, so that two devices cannot overwrite each other's number. Never below zero.
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

/** The number of whole days until the pills run out by the plan; null for a medicine taken as needed. */
export function daysLeft(
  { as_needed, times, pills_per_dose }: Pick<Medicine, 'as_needed' | 'times' | 'pills_per_dose'>,
  left: number,
): number | null {
  const perDay = as_needed || times === null ? 0 : times.length * (pills_per_dose ?? defaultPerDose);
  return perDay > 0 ? Math.floor(left / perDay) : null;
}

/** Times have minute precision: a dose of the same minute as the count was taken after it if its record is newer. */
function isSince(dose: Dose, counted: number): boolean {
  const moment = momentCounted(dose);
  return moment > counted || (moment === counted - (counted % minute) && Date.parse(dose.created_at) > counted);
}

/** A dose without a time counts at its planned time, or when it was recorded. */
function momentCounted(dose: Dose): number {
  const { planned, date, created_at } = dose;
  const known = momentTaken(dose) ?? (planned === null ? new Date(created_at) : momentOf(date, planned));
  return known.getTime();
}
