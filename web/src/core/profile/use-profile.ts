import { useEffect, useState } from 'react';
import type { Recorded } from '#core/records/apply-operations.ts';
import { useRows, type ReadingState } from '#core/records/use-rows.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { serverNow } from '#core/wire/server-time.ts';
import { askProfile } from './ask-profile.ts';
import { hadPremium, isPremium, premiumHasLapsed } from './is-premium.ts';
import type { Profile } from './profile.ts';

/** The profile and the rights that come from it. While nothing is known, nobody is premium or admin. */
export interface ProfileReading {
  /**
   * Null while loading, when there is none, and after a refusal other than "not found", which clears it (specification, 4). A server
   * that only failed to answer takes nothing away.
   */
  readonly profile: Recorded<Profile> | null;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  /** Whether the person once had premium, and has it no more: what they saw with it they may go on reading. */
  readonly hadPremium: boolean;
  /** `missing`: the server answered that there is no profile. Word for `failed`: `core` `errors.loadingProfile`. */
  readonly state: ReadingState | 'missing';
  readonly retry: () => Promise<void>;
}

/** The signed-in person's profile, kept on the device and shown with what they changed but the server doesn't have yet. */
export function useProfile(): ProfileReading {
  const { rows, state, code, retry } = useRows<Profile>('profiles', { kind: 'own' }, askProfile);
  const profile = code === undefined ? (rows[0] ?? null) : null;
  const end = profile?.premium_expires_at ?? null;
  useRenderAt(end);
  const now = serverNow();
  const lapsed = state === 'ready' && profile?.saving === 'saved' && premiumHasLapsed(profile, now);
  const id = profile?.id;

  useEffect(() => {
    if (lapsed && id) clearLapsedPremium(id, end);
  }, [lapsed, id, end]);

  return {
    profile,
    isPremium: isPremium(profile, now),
    isAdmin: profile?.is_admin === true,
    hadPremium: hadPremium(profile, now),
    state: state === 'ready' && !profile ? 'missing' : state,
    retry,
  };
}

const cleared = new Set<string>();

/** Once for each end of a plan, however many components look at the profile. */
function clearLapsedPremium(id: string, end: string | null): void {
  const key = `${id} ${end}`;
  if (cleared.has(key)) return;
  cleared.add(key);
  // The person counts as free already; when this can't be kept now, the next start clears it.
  changeRow('profiles', id, { is_premium: false, premium_expires_at: null }).catch(() => cleared.delete(key));
}

/** The longest wait that a timer can hold. */
const longestTimer = 2 ** 31 - 1;

/** Renders again when this instant is reached, so that a plan that ends while the page is open ends there. */
function useRenderAt(instant: string | null): void {
  const [, setReached] = useState<string | null>(null);
  useEffect(() => {
    const wait = Date.parse(instant ?? '') - serverNow().getTime();
    if (!(wait > 0 && wait < longestTimer)) return;
    const timer = setTimeout(() => setReached(instant), wait + 50);
    return () => clearTimeout(timer);
  }, [instant]);
}
