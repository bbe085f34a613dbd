import { useEffect } from 'react';
import { useProfile } from '#core/profile/use-profile.ts';
import { useUser } from '#core/session/session.ts';

/** Syncs the user's preferences with the account, after the first page. Renders nothing. */
export function SyncAccountPreferences() {
  const userId = useUser()?.id;
  const { isPremium } = useProfile();
  useEffect(() => {
    if (!userId) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('#core/account-preferences/sync-account.ts').then(
      ({ syncAccount }) => {
        if (!left) stop = syncAccount(userId, isPremium);
      },
      // The module could not be fetched: choices stay on this device, and the next start syncs them.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [userId, isPremium]);
  return null;
}
