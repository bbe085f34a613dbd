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
