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
   * The path of the photo's object in storage: `avatars/<id>/photo?version=<version>`. The version changes with the photo.
   * Null without a photo. Missing in rows that an older version of the app cached.
   */
  readonly photo_url?: string | null;
  /**
   * The person's secret, from which their devices derive equal ids (`derivedUuid`). Missing in rows that an older app version
   * cached.
   */
  readonly row_seed?: string;
  readonly is_admin: boolean;
  readonly is_premium: boolean;
  readonly premium_expires_at: string | null;
  /** When premium last ended, by expiry or because it was cleared. Missing in rows that an older version of the app cached. */
  readonly premium_ended_at?: string | null;
  readonly created_at: string;
}

/** The columns that the profile page may change. */
export type ProfileFields = Partial<
  Omit<Profile, 'row_seed' | 'is_admin' | 'is_premium' | 'premium_expires_at' | 'premium_ended_at' | 'created_at'>
>;

type Plan = Pick<Profile, 'is_premium' | 'premium_expires_at'>;

/**
 * Whether the person has premium now: `is_premium` is set and the expiry is in the future. Without an expiry the flag does
 * not count.
 */
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

/** The expiry in milliseconds since 1970. A missing or invalid expiry becomes 0, which is in the past. */
function endOf({ premium_expires_at }: Plan): number {
  const end = Date.parse(premium_expires_at ?? '');
  return Number.isNaN(end) ? 0 : end;
}
