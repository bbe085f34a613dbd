import { useState } from 'react';
import { useProfile } from '#core/profile/use-profile.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { useUser } from '#core/session/session.ts';
import { safeLocalStorage, type SmallStorage } from '#core/storage/safe-local-storage.ts';

/** How long a closed banner stays hidden, in ms. */
const week = 7 * 24 * 60 * 60 * 1000;

/** Stores when this user closed the renewal banner on this device. An invalid or future time counts as never closed. */
export function renewalRest(userId: string, storage: SmallStorage = safeLocalStorage) {
  const name = `cogn-renewal:${userId}`;
  return {
    isOn(now: number): boolean {
      const since = now - Number(storage.getItem(name) ?? NaN);
      return since >= 0 && since < week;
    },
    begin: (now: number) => storage.setItem(name, String(now)),
  };
}

/** How many days before the end of premium the app offers to renew it (specification, section 9). */
const renewalDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Whether premium is active and ends in less than 30 days. Both times in ms since 1970. */
export function renewalIsNear(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt - now < renewalDays * day;
}

/** `expires`: the end of premium if renewal should be offered now, else null. `close` hides the offer for a week. */
export function useRenewal(): { readonly expires: Date | null; readonly close: () => void } {
  const { profile, isPremium } = useProfile();
  const rest = renewalRest(useUser()?.id ?? '');
  const [openedAt] = useState(() => Date.now());
  const [closed, setClosed] = useState(false);
  const ends = profile?.premium_expires_at ? new Date(profile.premium_expires_at) : null;
  const isOffered =
    !closed &&
    isPremium &&
    ends !== null &&
    renewalIsNear(ends.getTime(), openedAt) &&
    !rest.isOn(openedAt) &&
    !serverSettings().premiumForEverybody;
  const close = () => {
    rest.begin(Date.now());
    setClosed(true);
  };
  return { expires: isOffered ? ends : null, close };
}
