import type { Profile } from './profile.ts';

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
