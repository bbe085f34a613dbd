import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The columns of a person's row in `profiles`. Instants are text as the server writes them. */
export interface Profile {
  readonly full_name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly birth_date: CalendarDate | null;
  readonly weight_kg: number | null;
  readonly height_cm: number | null;
  readonly hide_bmi: boolean;
  readonly diagnoses: string | null;
  readonly allergies: string | null;
  /** `avatars/<id>/photo?version=<version>`: the object, and a version that changes with the photo. Null when there is none, absent in what an older version kept here. */
  readonly photo_url?: string | null;
  /** What ids follow from that two devices derive: the person's own secret. Absent in what an older version kept here. */
  readonly row_seed?: string;
  readonly is_admin: boolean;
  readonly is_premium: boolean;
  readonly premium_expires_at: string | null;
  /** When premium last ended, where it was ended or cleared. Absent in what an older version kept here. */
  readonly premium_ended_at?: string | null;
  readonly created_at: string;
}

/** The columns that the person may change by the profile page. */
export type ProfileFields = Partial<
  Omit<Profile, 'row_seed' | 'is_admin' | 'is_premium' | 'premium_expires_at' | 'premium_ended_at' | 'created_at'>
>;

type Plan = Pick<Profile, 'is_premium' | 'premium_expires_at'>;

/** Whether the person has premium at this moment: the flag, and an end in the future. The flag without an end is no premium. */
export function isPremium(plan: Plan | null | undefined, now: Date): boolean {
  return plan?.is_premium === true && endOf(plan) > now.getTime();
}

/** Whether the plan still says premium although its end has passed: the app then clears both columns on the profile. */
export function premiumHasLapsed(plan: Plan | null | undefined, now: Date): boolean {
  return plan?.is_premium === true && plan.premium_expires_at !== null && endOf(plan) <= now.getTime();
}

/** Whether the person has no premium now, and had it once: its end is known. */
export function hadPremium(plan: (Plan & Pick<Profile, 'premium_ended_at'>) | null | undefined, now: Date): boolean {
  if (!plan || isPremium(plan, now)) return false;
  return (plan.premium_ended_at ?? plan.premium_expires_at) !== null;
}

/** In milliseconds since 1970; an end that is missing or can't be read is in the past. */
function endOf({ premium_expires_at }: Plan): number {
  const end = Date.parse(premium_expires_at ?? '');
  return Number.isNaN(end) ? 0 : end;
}
