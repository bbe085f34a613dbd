import { useEffect } from 'react';
import { useProfile } from '#core/profile/use-profile.ts';
import { useUser } from '#core/session/session.ts';

/** Lets the signed-in person's preferences follow their account, a moment after the first page. Shows nothing. */
export function AccountPreferences() {
  const userId = useUser()?.id;
  const { isPremium } = useProfile();
  useEffect(() => {
    if (!userId) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('#core/account-preferences/follow-account.ts').then(
      ({ followAccount }) => {
        if (!left) stop = followAccount(userId, isPremium);
      },
      // The file could not be fetched: what is chosen is on this device, and the next start brings both together.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [userId, isPremium]);
  return null;
}
