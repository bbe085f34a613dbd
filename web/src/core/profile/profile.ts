import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** A person's row in `profiles`. Instants are strings as the server sends them. */
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
  /**
   * `avatars/<id>/photo?version=<version>`: the object, with a version that changes with the photo. Null without a photo; missing in rows
   * that an older version cached.
   */
  readonly photo_url?: string | null;
  /** The person's secret for ids that two devices derive (`derivedUuid`). Missing in rows that an older version cached. */
  readonly row_seed?: string;
  readonly is_admin: boolean;
  readonly is_premium: boolean;
  readonly premium_expires_at: string | null;
  /** When premium last ended, if it ended or was cleared. Missing in rows that an older version cached. */
  readonly premium_ended_at?: string | null;
  readonly created_at: string;
}

/** The columns that the profile page may change. */
export type ProfileFields = Partial<
  Omit<Profile, 'row_seed' | 'is_admin' | 'is_premium' | 'premium_expires_at' | 'premium_ended_at' | 'created_at'>
>;

type Plan = Pick<Profile, 'is_premium' | 'premium_expires_at'>;

/** Whether the person has premium now: the flag with an end in the future. The flag without an end does not count. */
export function isPremium(plan: Plan | null | undefined, now: Date): boolean {
  return plan?.is_premium === true && endOf(plan) > now.getTime();
}

/** Whether `is_premium` is still set although `premium_expires_at` has passed; `useProfile` then clears both. */
export function premiumHasLapsed(plan: Plan | null | undefined, now: Date): boolean {
  return plan?.is_premium === true && plan.premium_expires_at !== null && endOf(plan) <= now.getTime();
}

/** Whether the person had premium before and has none now. */
export function hadPremium(plan: (Plan & Pick<Profile, 'premium_ended_at'>) | null | undefined, now: Date): boolean {
  if (!plan || isPremium(plan, now)) return false;
  return (plan.premium_ended_at ?? plan.premium_expires_at) !== null;
}

/** In milliseconds since 1970; a missing or invalid end is in the past. */
function endOf({ premium_expires_at }: Plan): number {
  const end = Date.parse(premium_expires_at ?? '');
  return Number.isNaN(end) ? 0 : end;
}
