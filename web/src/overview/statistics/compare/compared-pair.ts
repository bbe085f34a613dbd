import { useSyncExternalStore } from 'react';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { currentUserId } from '#core/session/session.ts';
import { forgottenKey } from '#core/storage/delete-cached-rows.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

/**
 * The pair of measures that this account compared last, such as "sleep.mood". A pair of another account is ignored: the
 * session may change in another tab before this tab removes the stored pair.
 */
function storedPair(): string | null {
  const [userId, pair] = safeLocalStorage.getItem(forgottenKey)?.split(' ') ?? [];
  return pair !== undefined && userId === currentUserId() ? pair : null;
}

/**
 * The pair of measures that this person compared last on this device, and its setter. Null before the first choice and after
 * sign-out.
 */
export function useComparedPair(): readonly [string | null, (first: string, second: string) => void] {
  return [
    // The preference store also notifies this tab of changes in other tabs.
    useSyncExternalStore(preferenceStore.subscribe, storedPair),
    (first, second) => {
      safeLocalStorage.setItem(forgottenKey, `${currentUserId() ?? ''} ${first}.${second}`);
      preferenceStore.announce();
    },
  ];
}
