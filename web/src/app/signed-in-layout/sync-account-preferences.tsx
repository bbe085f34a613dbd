import { useEffect, useEffectEvent, useRef } from 'react';
import type { syncAccount as SyncAccount } from '#core/account-preferences/sync-account.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useUser } from '#core/session/session.ts';

/** Syncs the user's preferences with the account. Its code loads after the first render. Renders nothing. */
export function SyncAccountPreferences() {
  const userId = useUser()?.id;
  const { isPremium } = useProfile();
  const hasPremium = useEffectEvent(() => isPremium);
  const sync = useRef<ReturnType<typeof SyncAccount>>(undefined);
  useEffect(() => {
    if (!userId) return;
    let left = false;
    import('#core/account-preferences/sync-account.ts').then(
      ({ syncAccount }) => {
        if (!left) sync.current = syncAccount(userId, () => hasPremium());
      },
      // If the module cannot be fetched, choices stay on this device, and the next start of the app syncs them.
      () => undefined,
    );
    return () => {
      left = true;
      sync.current?.stop();
      sync.current = undefined;
    };
  }, [userId]);
  // Premium is known only once the profile has loaded. When it changes, call `step` instead of restarting the sync, because a
  // restart would read the account's choices a second time.
  useEffect(() => sync.current?.step(), [isPremium]);
  return null;
}
