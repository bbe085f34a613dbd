import { useSyncExternalStore } from 'react';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { currentUserId } from '#core/session/session.ts';
import { forgottenKey } from '#core/storage/delete-cached-rows.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { MeasureId } from './measures.ts';

/** The pair of this person, such as "sleep.mood". The session may change in another tab before this one forgets the pair. */
function storedPair(): string | null {
  const [userId, pair] = safeLocalStorage.getItem(forgottenKey)?.split(' ') ?? [];
  return pair !== undefined && userId === currentUserId() ? pair : null;
}

/** The pair that this person compared last on this device, until sign-out, and its setter. Null before the first choice. */
export function useComparedPair(): readonly [string | null, (first: MeasureId, second: MeasureId) => void] {
  return [
    // Beside the preferences, so that other tabs hear of it too.
    useSyncExternalStore(preferenceStore.subscribe, storedPair),
    (first, second) => {
      safeLocalStorage.setItem(forgottenKey, `${currentUserId() ?? ''} ${first}.${second}`);
      preferenceStore.announce();
    },
  ];
}
